import { businessPages, chooseLanguage, hosts, keepToasts, signInAlone } from './support/demo';
import { type BrowserContext, expect, expectAccessible, type Page, test } from './support/test';

/** Each test has a copy of this one: what is unread changes. */
const ACCOUNT = 'service.member@oms.test';

const bell = (page: Page) => page.getByRole('button', { name: /^(消息通知|Notifications)$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^(消息通知|Notifications)$/ });
const region = (page: Page) => page.getByRole('region', { name: /^(消息提示|Messages)$/ });

interface Told {
  told: string[];
}

/** Opens a page that keeps count of what it alerts of, and waits until its counts are there. */
async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document.addEventListener('oms-notice', (event) => told.push((event as CustomEvent).detail.title));
  });
  await page.goto(url);
  await expect(bell(page)).toHaveAttribute('aria-description', /./);
  // What alerts is fetched when the counts are asked for anew.
  await ask(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.length > 0 && Object.keys(localStorage).join()))
    .toMatch(/oms\.lastAlert\./);
  return page;
}

async function make(
  page: Page,
  user: string,
  title: string,
  more: Record<string, string> = {},
): Promise<void> {
  const query = new URLSearchParams({ user, title, brief: `${title}: brief`, ...more });
  const reply = await page.request.get(`${hosts.userCentre}/status/notify/gen?${query}`);
  expect(await reply.json()).toMatchObject({ code: 200 });
}

/** Whatever brings the news otherwise: the panel asks for what is of now when it opens. */
async function ask(page: Page): Promise<void> {
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  await bell(page).click();
  await expect(panel(page)).toHaveCount(0);
}

const toldBy = (page: Page) => page.evaluate(() => (window as unknown as Told).told);
const toldIn = async (pages: readonly Page[]) => (await Promise.all(pages.map(toldBy))).flat();

/** As the browser does when another tab is chosen: pages under test are all in front. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    // As the browser has it: the shell reads no property of the document's own, which an element's name could hide.
    Object.defineProperty(Document.prototype, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

for (const [lang, details] of [
  ['zh-CN', '查看详情'],
  ['en', 'Details'],
] as const) {
  test(`of the tabs of two hosts one alerts, once: ${lang} @alone`, async ({ context }) => {
    // Three pages at once.
    test.slow();
    await chooseLanguage(context, lang);
    await keepToasts(context);
    const user = await signInAlone(context, ACCOUNT);
    const pages: Page[] = [];
    for (const url of [businessPages.console, businessPages.console, businessPages.billing]) {
      pages.push(await open(context, url));
    }
    const titles = ['Dock 2 closes', 'Dock 3 closes'].map((title) => `${title} ${lang}`);
    for (const [at, title] of titles.entries()) {
      await make(pages[0] as Page, user, title);
      await Promise.all(pages.map(ask));
      await expect.poll(() => toldIn(pages)).toContain(title);
      // Whoever else would tell it has been asked to: its counts are those of now.
      await Promise.all(pages.map(ask));
      expect(await toldIn(pages)).toHaveLength(at + 1);
    }

    const shows = await Promise.all(
      pages.map(async (page) => (await toldBy(page)).includes(titles[1] ?? '')),
    );
    const page = pages[shows.indexOf(true)] as Page;
    const toastOf = (one: Page) =>
      region(one)
        .getByRole('status')
        .filter({ hasText: titles[1] ?? '' });
    const toast = toastOf(page);
    await toast.hover();
    await expect(toast.locator('.oms-toast-life')).toHaveCSS('animation-play-state', 'paused');
    await expect(toast).toContainText('brief');
    await expectAccessible(page);
    for (const other of pages.filter((one) => one !== page)) await expect(toastOf(other)).toHaveCount(0);

    await toast.getByRole('link', { name: details }).click();
    await expect(page.getByRole('dialog', { name: titles[1] ?? '' })).toBeVisible();
    await expect(toast).toHaveCount(0);
    expect(await toldIn(pages)).toEqual(expect.arrayContaining(titles));
    expect(await toldIn(pages)).toHaveLength(2);
  });

  test(`a page that is not seen counts in its title, which stays the host's: ${lang}`, async ({
    context,
  }) => {
    await chooseLanguage(context, lang);
    await keepToasts(context);
    const user = await signInAlone(context, ACCOUNT);
    const page = await open(context, businessPages.billing);
    const words = lang === 'en' ? 'New notifications' : '新消息';
    await hide(page, true);
    await make(page, user, `Pallets wait ${lang}`);
    await ask(page);
    await expect(page).toHaveTitle(new RegExp(`^\\(\\d+\\+?\\) ${words} · `));
    await expect(region(page)).toHaveCount(0);
    await page.evaluate(() => {
      document.title = 'Bill 7';
    });
    await expect(page).toHaveTitle(new RegExp(`^\\(\\d+\\+?\\) ${words} · Bill 7$`));
    await hide(page, false);
    await expect(page).toHaveTitle('Bill 7');
    await expect(region(page)).toContainText(`Pallets wait ${lang}`);
  });
}

test('the desktop is asked for on a click alone, and a press on its notice leads to the message', async ({
  context,
}) => {
  await context.addInitScript(() => {
    const log = { asked: 0, shown: [] as { title: string; tag: string; press(): void }[] };
    class Fake {
      static permission = 'default';
      static async requestPermission() {
        log.asked += 1;
        Fake.permission = 'granted';
        return 'granted';
      }
      onclick: (() => void) | null = null;
      constructor(title: string, { tag }: { tag: string }) {
        log.shown.push({ title, tag, press: () => this.onclick?.() });
      }
      close() {}
    }
    Object.assign(window, { Notification: Fake, log });
  });
  const user = await signInAlone(context, ACCOUNT);
  const page = await open(context, businessPages.billing);
  const log = () =>
    page.evaluate(() => {
      const { asked, shown } = (window as unknown as { log: { asked: number; shown: { title: string }[] } })
        .log;
      return { asked, shown: shown.map(({ title }) => title) };
    });
  await bell(page).click();
  await expect(panel(page)).toContainText('桌面通知未开启');
  expect(await log()).toEqual({ asked: 0, shown: [] });
  await panel(page).getByRole('button', { name: '开启' }).click();
  await expect(panel(page).getByText('桌面通知已开启')).toBeFocused();
  expect(await log()).toEqual({ asked: 1, shown: [] });
  await bell(page).click();

  await make(page, user, 'Truck at the gate', { url: '/home/b2corder?from=alert' });
  await ask(page);
  await expect.poll(log).toEqual({ asked: 1, shown: ['Truck at the gate'] });
  await page.evaluate(() =>
    (window as unknown as { log: { shown: { press(): void }[] } }).log.shown[0]?.press(),
  );
  await expect(page).toHaveURL(`${hosts.console}/home/b2corder?from=alert`);
});
