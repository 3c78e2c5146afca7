import { businessPages, hosts } from './support/demo';
import {
  CORS,
  expectOrganisation,
  HAILAN,
  LIST,
  loadedAnew,
  OVERSEAS,
  OWN,
  open,
  parts,
} from './support/organisations';
import { expect, expectAccessible, test } from './support/test';

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
  await page.getByRole('button', { name: 'Account', exact: true }).click();
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
  const leave = () => field.blur();
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
