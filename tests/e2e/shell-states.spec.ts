import { chooseLanguage, hosts, keepToasts, signInAlone, signInQuickly } from './support/demo';
import { newMessage } from './support/outbox';
import { type BrowserContext, expect, expectAccessible, type Page, test } from './support/test';

const MEMBER = 'client.member@oms.test';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('a start that takes long', () => {
  test('counts down, then leaves the choice, and opens the page as soon as it can', async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, 'en');
    await signInQuickly(context);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/auth/jwt/authorize**', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await page.goto(`${hosts.console}/home/profile`);
    // After two seconds the overlay says it, too.
    await expect(page.getByText('system is loading, please wait').first()).toBeVisible();
    await page.clock.fastForward(2_100);
    const overlay = page.getByRole('dialog', { name: 'system is loading, please wait' });
    await expect(overlay.getByRole('timer')).toHaveText(/^Going back in \d+ s$/);
    await expectAccessible(page);
    await page.clock.fastForward(10_500);
    await expect(overlay).toHaveCount(0);
    await expect(heading(page, 'This takes longer than usual')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expectAccessible(page);
    answer();
    await expect(heading(page, 'My profile')).toBeVisible();
  });

  test('is left by Escape', async ({ page, context }) => {
    await chooseLanguage(context, 'en');
    await page.goto(`${hosts.console}/privacy`);
    await signInQuickly(context);
    await page.route('**/auth/jwt/authorize**', () => {});
    await page.clock.install();
    await page.goto(`${hosts.console}/home/profile`);
    // After two seconds the overlay says it, too.
    await expect(page.getByText('system is loading, please wait').first()).toBeVisible();
    await page.clock.fastForward(2_100);
    await expect(page.getByRole('dialog')).toBeVisible();
    // The start goes on as soon as it is answered, so that the key comes first.
    await page.keyboard.press('Escape');
    await page.unroute('**/auth/jwt/authorize**');
    await expect(page).toHaveURL(`${hosts.console}/privacy`);
  });
});

test('services out of reach are said once, above the page, until they answer', async ({ page, context }) => {
  await chooseLanguage(context, 'en');
  await signInQuickly(context);
  await page.goto(`${hosts.console}/home/profile`);
  await expect(heading(page, 'My profile')).toBeVisible();
  await page.route(`${hosts.boss}/**`, (route) => route.abort());
  await page.goto(`${hosts.console}/home/b2corder`);
  const notice = page.getByText(/^Out of reach at the moment: .*What you have typed stays\.$/);
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('products, orders and warehouses');
  await expectAccessible(page);
  const asked = page.waitForRequest(`${hosts.boss}/`);
  await page.getByRole('status').filter({ has: notice }).getByRole('button', { name: 'Try again' }).click();
  await asked;
  await expect(notice).toHaveCount(1);
  await page.unroute(`${hosts.boss}/**`);
  // Nobody presses anything: the page itself asks every 15 s.
  await expect(notice).toHaveCount(0);
});

test.describe('the bug report of a page with the marker', () => {
  const trigger = (page: Page) => page.getByRole('button', { name: 'Report a bug' });

  async function openErp(page: Page, context: BrowserContext): Promise<void> {
    await chooseLanguage(context, 'en');
    await signInQuickly(context);
    // The five seconds begin with the shell, which takes what the machine needs for it: meanwhile the time hardly passes.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 10_000);
    await page.goto(`${hosts.erp}/home/task/center?search=secret`);
    const account = page.getByRole('button', { name: 'Account', exact: true });
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return account.isVisible();
      })
      .toBe(true);
    await expect(trigger(page)).toHaveCount(0);
    await page.clock.fastForward(5_000);
    await page.clock.resume();
    await expect(trigger(page)).toBeVisible();
  }

  test('opens five seconds after the page, and is sent from a frame without an origin', async ({
    page,
    context,
  }) => {
    await openErp(page, context);
    await trigger(page).click();
    const panel = page.getByRole('dialog', { name: 'Report a bug' });
    await expect(panel).toBeFocused();
    const frame = panel.getByTitle('Bug report form');
    expect(await frame.boundingBox()).toMatchObject({ width: 500, height: 666 });
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    const form = panel.frameLocator('iframe');
    await expect(form.getByText(`Page: ${hosts.erp}/home/task/center`, { exact: true })).toBeVisible();
    const summary = `The list is empty ${Date.now()}`;
    await form.getByRole('textbox', { name: 'What happens' }).fill(summary);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('heading', { name: 'Sent. Thank you' })).toBeVisible();
    await expect
      .poll(async () => (await newMessage(context, 'support@oms.test')).body)
      .toContain(`User oms-demo\nPage ${hosts.erp}/home/task/center\n\n${summary}`);
    await panel.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(trigger(page)).toBeFocused();
  });

  test('needs the id of a user', async ({ page, context }) => {
    await keepToasts(context);
    await page.addInitScript(() => {
      Object.assign(window, { OmsShell: { queue: [['configure', { bugReportUserId: '' }]] } });
    });
    await openErp(page, context);
    await trigger(page).click();
    await expect(page.getByText('configure user id first')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Report a bug' })).toHaveCount(0);
  });

  test('is not offered without the marker', async ({ page, context }) => {
    await chooseLanguage(context, 'en');
    await signInQuickly(context);
    await page.clock.install();
    await page.goto(hosts.billing);
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(trigger(page)).toHaveCount(0);
  });
});

test.describe('usage statistics', () => {
  interface Sent {
    readonly user: Readonly<Record<string, unknown>>;
    readonly events: readonly { kind: string; url: string; source: string; id: string | null }[];
  }

  /** What the browser has sent so far. */
  async function listenForBatches(page: Page): Promise<Sent[]> {
    const sent: Sent[] = [];
    await page.route('**/usage', async (route) => {
      sent.push(JSON.parse(route.request().postData() ?? 'null'));
      await route.continue();
    });
    return sent;
  }
  /** Events that the page's own code hears. */
  async function listenForEvents(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener('oms-track', (event) => heard.push((event as CustomEvent).detail));
    });
  }
  const expectHeard = (page: Page, event: Record<string, unknown>) =>
    expect
      .poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
      .toContainEqual(expect.objectContaining(event));
  const profile = { kind: 'page', url: `${hosts.console}/home/profile` };
  const agree = (page: Page) => page.getByRole('checkbox', { name: 'Send usage statistics' });
  const kept = async (context: BrowserContext, user: string) => {
    const reply = await context.request.get(`${hosts.userCentre}/status/usage?user=${user}`);
    return ((await reply.json()) as { data: { events: unknown[] } }).data.events;
  };
  /** A page that is left sends what it has: before the next one, which is there, asks for anything. */
  const leave = async (page: Page) => {
    await page.goto(`${hosts.console}/home/announce/list`);
    await expect(heading(page, 'Announcements')).toBeVisible();
  };

  test('are sent once the user agrees, without anything typed, and no more after a withdrawal', async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, 'en');
    const email = await signInAlone(context, MEMBER);
    const sent = await listenForBatches(page);
    await page.clock.install();
    await listenForEvents(context);
    await page.goto(`${hosts.console}/home/profile`);
    await expectHeard(page, profile);
    await expect(agree(page)).not.toBeChecked();
    await page.clock.fastForward(30_000);
    await leave(page);
    expect(sent).toEqual([]);

    await page.goto(`${hosts.console}/home/profile`);
    await expectHeard(page, profile);
    await agree(page).click();
    await expect(agree(page)).toBeEnabled();
    await expect(agree(page)).toBeChecked();
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.fill('secret words');
    await page.getByRole('button', { name: 'Language', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Main panel' }).first().click();
    await expect(heading(page, 'Main panel')).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    expect(sent[0]?.user).toMatchObject({ email, organization: { name: expect.any(String) } });
    const events = sent.flatMap((batch) => batch.events);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'page', url: `${hosts.console}/home` }));
    expect(events).toContainEqual(expect.objectContaining({ kind: 'click', source: 'topnav' }));
    expect(events).toContainEqual(expect.objectContaining({ kind: 'click', url: `${hosts.console}/home` }));
    expect(JSON.stringify(sent)).not.toContain('secret');
    await expect.poll(() => kept(context, email)).toHaveLength(events.length);
    // What a page has not sent yet is sent while it is left.
    await page.getByRole('link', { name: 'Notifications' }).first().click();
    await expect(heading(page, 'Notifications')).toBeVisible();
    await leave(page);
    await expect
      .poll(() => kept(context, email))
      .toContainEqual(expect.objectContaining({ kind: 'page', url: `${hosts.console}/home/notice/list` }));

    await page.goto(`${hosts.console}/home/profile`);
    await expectHeard(page, profile);
    await expect(agree(page)).toBeChecked();
    const saved = page.waitForResponse(/setUserOptionByName/);
    await agree(page).click();
    await saved;
    const before = sent.length;
    await page.getByRole('link', { name: 'Main panel' }).first().click();
    await expect(heading(page, 'Main panel')).toBeVisible();
    await page.clock.fastForward(30_000);
    await leave(page);
    expect(sent).toHaveLength(before);
  });

  test('stay in the page where the browser objects, which its own code may still hear', async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, 'en');
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    });
    await listenForEvents(context);
    await signInAlone(context, MEMBER);
    const sent = await listenForBatches(page);
    await page.goto(`${hosts.console}/home/profile`);
    await expect(page.getByText('Your browser asks not to be tracked')).toBeVisible();
    await expectAccessible(page);
    await agree(page).click();
    await expect(agree(page)).toBeChecked();
    await page.getByRole('link', { name: 'Main panel' }).first().click();
    await expect(heading(page, 'Main panel')).toBeVisible();
    await expectHeard(page, { kind: 'page', url: `${hosts.console}/home` });
    await leave(page);
    expect(sent).toEqual([]);
  });
});
