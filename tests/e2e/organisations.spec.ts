import { businessPages } from './support/demo';
import { expectOrganisation, HAILAN, loadedAnew, OWN, open, parts } from './support/organisations';
import { expect, test } from './support/test';

for (const [host, lang] of [
  ['console', 'en'],
  ['billing', 'zh-CN'],
] as const) {
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
