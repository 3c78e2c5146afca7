import en from '../../locales/en.json' with { type: 'json' };
import zh from '../../locales/zh-CN.json' with { type: 'json' };
import { businessPages, chooseLanguage, expectSignedIn, hosts, signInQuickly } from './support/demo';
import { type BrowserContext, expect, expectAccessible, type Page, type Route, test } from './support/test';

type Lang = 'en' | 'zh-CN';
const texts = { en, 'zh-CN': zh };
const OWN = {
  id: '1000412',
  bp: '8800412',
  code: 'OWSZ-0318',
  en: 'Oceanway Select',
  'zh-CN': '越洋优品（深圳）贸易有限公司',
};
const OVERSEAS = { id: '1000030', bp: '8800030', code: 'HYT-LA1' };
const HAILAN = { id: '1000398', bp: '8800398', code: 'HLJJ-0291' };
const LIST = '**/api/v1/Organization/findByPage*';
const USER = '**/api/v1/My/getUserInfo*';
const CORS = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
});

async function open(page: Page, lang: Lang = 'en', url: string = businessPages.console, account?: string) {
  await chooseLanguage(page.context(), lang);
  await signInQuickly(page.context(), account);
  await page.goto(url);
  await expectSignedIn(page);
}

function parts(page: Page, lang: Lang = 'en') {
  const t = texts[lang];
  const panel = page.getByRole('dialog', { name: t['org.switch'] });
  return {
    t,
    button: page.getByRole('button', { name: new RegExp(`^${t['org.switch']}.`) }),
    panel,
    field: panel.getByRole('combobox', { name: t['org.search'] }),
    all: panel.getByRole('group', { name: t['org.all'] }).getByRole('option'),
    found: panel.getByRole('group', { name: t['org.found'] }).getByRole('option'),
    recent: panel.getByRole('group', { name: t['org.recent'] }).getByRole('option'),
    option: (code: string) => panel.getByRole('option').filter({ hasText: code }).first(),
    more: panel.getByRole('button', { name: t['org.more'] }),
  };
}

const expectOrganisation = (page: Page, code: string, lang: Lang = 'en') =>
  expect(parts(page, lang).button).toHaveAccessibleName(new RegExp(code));

/** Billing loads its page anew after a switch, and what is done before that is lost: this is the new page's first call. */
const loadedAnew = (page: Page, id: string) =>
  page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === '/auth/jwt/authorize' && searchParams.get('contextId') === id;
  });

/** Answers the user's info for one organisation as the service refuses it. */
async function refuse(target: Page | BrowserContext, id: string, message = 'This organisation was closed') {
  await target.route(USER, async (route: Route) => {
    const request = route.request();
    if (new URL(request.url()).searchParams.get('contextId') !== id) return route.fallback();
    const origin = (await request.headerValue('origin')) ?? '*';
    return route.fulfill({ status: 403, headers: CORS(origin), json: { code: 403, message } });
  });
}

for (const host of ['console', 'billing'] as const) {
  for (const lang of ['en', 'zh-CN'] as const) {
    test(`${host}, ${lang}: is searched by name and by partner id, loads more and switches`, async ({
      page,
    }) => {
      await open(page, lang, businessPages[host]);
      const { button, field, all, found, recent, option, more, panel } = parts(page, lang);
      const asked: URLSearchParams[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname.endsWith('/Organization/findByPage') && request.method() === 'GET')
          asked.push(searchParams);
      });
      await button.click();
      await expect(field).toBeFocused();
      await expect(all).toHaveCount(20);
      await expect(all.first()).toContainText(/ID \d+/);
      expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
        rows: '20',
        page: '1',
        sidx: 'id',
        sord: 'desc',
        'search[EQ_status]': '1',
      });

      await more.click();
      await expect(all).toHaveCount(40);
      await all.last().scrollIntoViewIfNeeded();
      await expect(all).toHaveCount(60);

      await field.fill(HAILAN.bp);
      await expect(found).toHaveCount(1);
      await expect(found).toContainText(HAILAN.code);
      expect(asked.at(-1)?.get('search[EQ_yqnBpId]')).toBe(HAILAN.bp);
      expect(asked.at(-1)?.has('search[CN_name]')).toBe(false);

      await field.fill('HLJJ');
      await expect.poll(() => asked.at(-1)?.get('search[CN_name]')).toBe('HLJJ');
      await expect(found.filter({ hasText: HAILAN.code })).toHaveCount(1);
      const anew = host === 'billing' ? loadedAnew(page, HAILAN.id) : null;
      await option(HAILAN.code).click();
      await anew;
      await expect(panel).toBeHidden();
      await expectOrganisation(page, HAILAN.code, lang);

      await button.click();
      await expect(recent).toHaveCount(2);
      await expect(recent.first()).toContainText(HAILAN.code);
      await expect(recent.first()).toHaveAttribute('aria-selected', 'true');
      await expect(recent.last()).toContainText(OWN.code);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    });
  }
}

test('a switch is said, the page is titled by it, and the whole name is to be read', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle('Main panel - Oceanway Select - OMS');
  const { button, field, option } = parts(page);
  await button.click();
  await field.fill(HAILAN.bp);
  const name = option(HAILAN.code).locator('b');
  await expect(name).toBeVisible();
  const whole = (await name.textContent()) ?? '';
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await option(HAILAN.code).click();
  await expect(page.getByRole('status').filter({ hasText: `You now work in ${whole}` })).toBeVisible();
  await expect(page).toHaveTitle(`Main panel - ${whole} - OMS`);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.locator('oms-topnav').getByText(whole, { exact: true })).toBeVisible();
});

test('is worked by the keyboard alone, and axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const { button, field, all, panel } = parts(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(all).toHaveCount(20);
  await expectAccessible(page);
  await page.keyboard.type(OVERSEAS.bp);
  await expect(panel.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', new RegExp(OVERSEAS.id));
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await expectOrganisation(page, OVERSEAS.code);
});

test('closes 400 ms after the focus has left, not before', async ({ page }) => {
  await open(page);
  const { button, field, panel, all } = parts(page);
  await page.clock.install();
  await button.click();
  await expect(field).toBeFocused();
  await expect(all).toHaveCount(20);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const leave = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await leave();
  await page.clock.runFor(399);
  await expect(panel).toBeVisible();
  await field.focus();
  await page.clock.runFor(1000);
  await expect(panel).toBeVisible();
  await leave();
  await page.clock.runFor(400);
  await expect(panel).toBeHidden();
});

test('shows at most two hundred, and then says to search', async ({ page }) => {
  await open(page);
  const { button, all, more, panel } = parts(page);
  await page.route(LIST, (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page'));
    const content = Array.from({ length: 20 }, (_, row) => {
      const id = 2_010_000 - (at - 1) * 20 - row;
      return { id: String(id), name: `Organisation ${id}`, code: `C-${id}`, status: 1 };
    });
    return route.fulfill({
      headers: CORS(hosts.console),
      json: { code: 200, message: 'OK', data: { content, totalElements: 10_000, totalPages: 500 } },
    });
  });
  await button.click();
  await more.click();
  // From then on its end loads more by coming into sight.
  await expect(async () => {
    await all.last().scrollIntoViewIfNeeded();
    expect(await all.count()).toBe(200);
  }).toPass();
  await expect(more).toHaveCount(0);
  await expect(panel.getByText('The first 200 of 10,000 are shown. Search to find others.')).toBeVisible();
  await all.last().scrollIntoViewIfNeeded();
  await expect(all).toHaveCount(200);
});

test('says what is empty and what failed, and tries again', async ({ page }) => {
  await open(page);
  const { button, field, all, panel } = parts(page);
  await page.route(LIST, (route) =>
    route.fulfill({
      headers: CORS(hosts.console),
      json: { code: 10020, message: 'The list is being counted' },
    }),
  );
  await button.click();
  await expect(panel.getByText('The list is being counted')).toBeVisible();
  await page.unroute(LIST);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(all).toHaveCount(20);
  await field.fill('nobody is called this');
  await expect(panel.getByText('No matching organisations')).toBeVisible();
});

test('one organisation is shown by its name, and not as a choice', async ({ page }) => {
  // Neither opened nor closed: whether the guide is wanted any more is what other tests change.
  await page.route('**/getUserOptionByName*', (route) =>
    route.fulfill({
      headers: CORS(hosts.billing),
      json: { code: 200, message: 'OK', data: { optionName: 'hide_intro', optionValue: '1' } },
    }),
  );
  await open(page, 'en', businessPages.billing, 'newcomer@oms.test');
  await expect(parts(page).button).toHaveCount(0);
  await expect(page.locator('oms-org-switcher').getByText('Suhe Homeware')).toBeVisible();
  await page
    .locator('oms-org-switcher')
    .evaluate((element) => (element as HTMLElement & { show(): void }).show());
  await expect(parts(page).panel).toHaveCount(0);
});

test.describe('a switch', () => {
  test('that fails shows the server’s message, and the old organisation stands', async ({ page }) => {
    await open(page);
    await refuse(page, HAILAN.id);
    const { button, field, option, panel } = parts(page);
    await button.click();
    await field.fill(HAILAN.bp);
    await option(HAILAN.code).click();
    await expect(
      panel.getByText('The organisation was not switched: This organisation was closed'),
    ).toBeVisible();
    await expectOrganisation(page, OWN.code);
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first()).toBeVisible();
  });

  test('is stopped by a listener of the page', async ({ page }) => {
    await open(page);
    await page.evaluate(() =>
      document.addEventListener('oms-org-changing', (event) => event.preventDefault()),
    );
    const { button, field, option, panel } = parts(page);
    await button.click();
    await field.fill(HAILAN.bp);
    await option(HAILAN.code).click();
    await expect(panel).toBeVisible();
    await expectOrganisation(page, OWN.code);
  });

  test('drops a reply of the old organisation that comes after it', async ({ page }) => {
    await open(page);
    const held: (() => Promise<void>)[] = [];
    await page.route('**/api/v1/Product/gsmod*', (route) => {
      const old = new URL(route.request().url()).searchParams.get('contextId') === OWN.id;
      if (!old) return route.continue();
      const product = { id: '1', sku: 'OLD-ORGANISATION', title: 'OLD-ORGANISATION' };
      held.push(() =>
        route
          .fulfill({
            headers: CORS(hosts.console),
            json: { code: 200, message: 'OK', data: { content: [product], totalElements: 1 } },
          })
          .catch(() => {}),
      );
    });
    const call = page.evaluate(() =>
      (
        window as unknown as { OmsShell: { request: { get(path: string): Promise<unknown> } } }
      ).OmsShell.request
        .get('/api/v1/Product/gsmod')
        .then(
          () => 'came',
          (error: { kind: string }) => error.kind,
        ),
    );
    await expect.poll(() => held.length).toBe(1);
    const { button, field, option } = parts(page);
    await button.click();
    await field.fill(HAILAN.bp);
    await option(HAILAN.code).click();
    await expectOrganisation(page, HAILAN.code);
    for (const release of held) await release();
    expect(await call).toBe('aborted');
  });
});

test.describe('the address', () => {
  for (const host of ['console', 'billing'] as const) {
    test(`${host}: targetOrgBpId is followed and taken out, and the rest stays`, async ({ page }) => {
      await open(page, 'en', `${businessPages[host]}?a=1%20b&targetOrgBpId=${HAILAN.bp}&c=%E7%BB%84#part`);
      await expectOrganisation(page, HAILAN.code);
      await expect(page).toHaveURL(/\?a=1(%20|\+)b&c=%E7%BB%84/);
      expect(page.url()).not.toContain('targetOrgBpId');
    });
  }

  test('the parameter goes without a load, and the host’s state of the history stays', async ({ page }) => {
    await open(page, 'en', businessPages.billing);
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true });
      history.replaceState({ theirs: 1 }, '', '?targetOrgBpId=8800412&x=1');
    });
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(page).toHaveURL(/\/bill\/list\?x=1$/);
    expect(await page.evaluate(() => [history.state, 'sameDocument' in window])).toEqual([
      { theirs: 1 },
      true,
    ]);
    await expectOrganisation(page, OWN.code);
  });

  for (const lang of ['en', 'zh-CN'] as const) {
    test(`${lang}: an unknown organisation is said, and the old one stands`, async ({ page }) => {
      await open(page, lang, `${businessPages.console}?targetOrgBpId=9999999`);
      await expect(
        page.getByText(texts[lang]['org.targetUnknown'].replace('{{id}}', '9999999')),
      ).toBeVisible();
      await expect(page).toHaveURL(businessPages.console);
      await expectOrganisation(page, OWN.code, lang);
    });
  }

  test('what is no such id is not asked for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, 'en', `${businessPages.console}?targetOrgBpId=%3Cimg%20src%3Dx%3E`);
    await expect(page.getByText('The organisation in this link, <img src=x>, does not exist')).toBeVisible();
    expect(asked.filter((url) => url.includes('yqnBpId'))).toEqual([]);
  });

  test('documentNo leads to the overseas warehouse, once, and stays', async ({ page }) => {
    const address = `${businessPages.billing}?documentNo=D-1`;
    const overseas = loadedAnew(page, OVERSEAS.id);
    await open(page, 'en', address);
    await overseas;
    await expectOrganisation(page, OVERSEAS.code);
    await expect(page).toHaveURL(address);
    // Who then goes elsewhere has decided so, though the page loads anew with the same address.
    const { button, field, option } = parts(page);
    await button.click();
    await field.fill(HAILAN.bp);
    const hailan = loadedAnew(page, HAILAN.id);
    await option(HAILAN.code).click();
    await hailan;
    await expectOrganisation(page, HAILAN.code);
    await page.reload();
    await expectOrganisation(page, HAILAN.code);
  });

  test('documentNo changes nothing on the system 1000030', async ({ page }) => {
    await open(page, 'en', `${businessPages.erp}?documentNo=D-1`);
    await page.waitForLoadState('networkidle');
    await expectOrganisation(page, OWN.code);
  });
});

test.describe('another tab', () => {
  for (const lang of ['en', 'zh-CN'] as const) {
    test(`${lang}: is followed, or not`, async ({ page, context }) => {
      await open(page, lang);
      const other = await context.newPage();
      await other.goto(businessPages.console);
      await expectSignedIn(other);
      const { t, button, field, option } = parts(page, lang);
      const here = parts(other, lang);
      const status = other.getByRole('status').filter({ hasText: OWN[lang] });
      const switchTo = async (bp: string, code: string) => {
        await page.bringToFront();
        await button.click();
        await field.fill(bp);
        await option(code).click();
        await expectOrganisation(page, code, lang);
        await other.bringToFront();
      };
      await switchTo(HAILAN.bp, HAILAN.code);
      await expect(status).toBeVisible();
      await expectOrganisation(other, OWN.code, lang);

      await switchTo(OWN.bp, OWN.code);
      await expect(status).toHaveCount(0);
      await switchTo(HAILAN.bp, HAILAN.code);
      await other.getByRole('button', { name: t['org.elsewhereStay'], exact: true }).click();
      await expect(status).toHaveCount(0);

      await switchTo(OVERSEAS.bp, OVERSEAS.code);
      await other.getByRole('button', { name: t['org.elsewhereSwitch'] }).focus();
      await other.keyboard.press('Enter');
      await expect(here.button).toHaveAccessibleName(new RegExp(OVERSEAS.code));
      await expect(status).toHaveCount(0);
    });
  }
});

test.describe('an organisation that is removed while it is chosen', () => {
  test('between two visits gives way to the user’s own', async ({ page, context }) => {
    await open(page);
    await context.addCookies([{ name: 'contextId', value: '1000601', domain: 'localhost', path: '/' }]);
    await page.goto(businessPages.billing);
    await expect(
      page.getByText('ID 1000601 is no longer available to you. You now work in Oceanway Select.'),
    ).toBeVisible();
    await expectOrganisation(page, OWN.code);
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(page.getByText('is no longer available')).toHaveCount(0);
  });

  test('in the middle of the day does so at the first refused call', async ({ page, context }) => {
    await open(page, 'en', `${businessPages.console}?targetOrgBpId=${HAILAN.bp}`);
    await expectOrganisation(page, HAILAN.code);
    await refuse(context, HAILAN.id);
    await page.route(LIST, async (route) => {
      if (!route.request().url().includes(HAILAN.id)) return route.fallback();
      return route.fulfill({
        status: 403,
        headers: CORS(hosts.console),
        json: { code: 403, message: 'Closed' },
      });
    });
    await parts(page).button.click();
    await expect(
      page.getByText('Hailan Home is no longer available to you. You now work in Oceanway Select.'),
    ).toBeVisible();
    await expectOrganisation(page, OWN.code);
  });
});
