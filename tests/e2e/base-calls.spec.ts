import { businessPages, expectSignedIn, isBackend, shellReady, signInQuickly } from './support/demo';
import { refuseUntilPress } from './support/refuse-until-press';
import { expect, test } from './support/test';

test('a page with all five elements makes each base call once', async ({ page, context }) => {
  await signInQuickly(context);
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() === 'OPTIONS' || !isBackend(url)) return;
    calls.push(
      `${url.pathname}${url.searchParams.has('noVerify') ? ' noVerify' : ''}${url.searchParams.get('optionName') ?? ''} ${url.searchParams.get('page') ?? ''}`,
    );
  });
  await page.goto(businessPages.erp);
  await expectSignedIn(page);
  await expect(page.getByRole('button', { name: '消息通知', exact: true })).toHaveAttribute(
    'aria-description',
    /\d/,
  );
  await shellReady(page);
  const twice = calls.filter((call, index) => calls.indexOf(call) !== index);
  expect(twice).toEqual([]);
  expect(calls).toContain('/auth/jwt/authorize ');
  expect(calls).toContain('/api/v1/Context/baseData noVerify ');
  expect(calls).toContain('/api/v1/Context/baseData ');
  expect(calls).toContain('/api/v1/My/getUserInfo ');
});

test('where the service has it, one call answers the first calls of a page, and no other is made', async ({
  page,
  context,
}) => {
  await signInQuickly(context);
  await context.addInitScript(() => {
    const config = ['configure', { endpoints: { start: '/auth/jwt/start' } }];
    Object.assign(window, { OmsShell: { queue: [config] } });
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() !== 'OPTIONS' && isBackend(url)) calls.push(url.pathname);
  });
  await page.goto(businessPages.billing);
  await expectSignedIn(page);
  await expect(page.getByRole('button', { name: '消息通知', exact: true })).toHaveAttribute(
    'aria-description',
    /\d/,
  );
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('button').first()).toBeVisible();
  expect(calls[0]).toBe('/auth/jwt/start');
  for (const answered of [
    '/auth/jwt/authorize',
    '/api/v1/My/getUserInfo',
    '/api/v1/Context/baseData',
    '/api/v1/BizNotify/stats',
    '/api/v1/BizAnnouncement/stats',
  ]) {
    expect(calls).not.toContain(answered);
  }
});

test('where the one call fails, each is made by itself', async ({ page, context }) => {
  await signInQuickly(context);
  await context.addInitScript(() => {
    const config = ['configure', { endpoints: { start: '/auth/jwt/none' } }];
    Object.assign(window, { OmsShell: { queue: [config] } });
  });
  await page.goto(businessPages.billing);
  await expectSignedIn(page);
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('button').first()).toBeVisible();
});

for (const name of ['console', 'erp'] as const) {
  test(`with the backend out of reach the menu stands from the last visit, and ${name} says so`, async ({
    page,
    context,
  }) => {
    await signInQuickly(context);
    await page.goto(businessPages[name]);
    await expectSignedIn(page);
    const menu = page.getByRole('navigation', { name: '主菜单' });
    const first = menu.getByRole(name === 'console' ? 'link' : 'button').first();
    await expect(first).toBeVisible();
    await shellReady(page);
    const names = await menu.innerText();

    await refuseUntilPress(page, isBackend);
    await page.reload();
    await expect(first).toBeVisible();
    await expect(menu).toContainText(names.split('\n')[0] ?? '');
    await expect(page.getByText('服务暂时无法连接').first()).toBeVisible();

    await page.getByRole('button', { name: '重试' }).first().click();
    await expect(page.getByText('服务暂时无法连接')).toHaveCount(0);
    await expectSignedIn(page);
  });
}

test('the menu of a second visit is painted before any reply arrives', async ({ page, context }) => {
  await signInQuickly(context);
  await page.goto(businessPages.console);
  await expectSignedIn(page);
  await shellReady(page);
  const held: (() => void)[] = [];
  await context.route(isBackend, (route) => held.push(() => void route.continue()));
  await page.reload();
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link').first()).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await context.unrouteAll();
});
