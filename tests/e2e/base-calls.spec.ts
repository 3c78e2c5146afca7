import { businessPages, chooseLanguage, expectSignedIn, hosts, isBackend } from './support/demo';
import { expect, test } from './support/test';

const ANSWERED = [
  '/auth/jwt/authorize',
  '/api/v1/My/getUserInfo',
  '/api/v1/Context/baseData',
  '/api/v1/BizNotify/stats',
  '/api/v1/BizAnnouncement/stats',
];

for (const [start, makes, what] of [
  [
    '/auth/jwt/start',
    false,
    'where the service has it, one call answers the first calls of a page, and no other is made',
  ],
  ['/auth/jwt/none', true, 'where the one call fails, each is made by itself'],
] as const) {
  test(what, async ({ page, context, sharedWorld }) => {
    await sharedWorld.signIn(context);
    await context.addInitScript((path) => {
      Object.assign(window, { OmsShell: { queue: [['configure', { endpoints: { start: path } }]] } });
    }, start);
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
    expect(calls[0]).toBe(start);
    await expect.poll(() => ANSWERED.filter((path) => calls.includes(path))).toEqual(makes ? ANSWERED : []);
  });
}

test('the one call that the HTML of a page preloads is made by the browser, and no second one', async ({
  page,
  context,
  sharedWorld,
}) => {
  await chooseLanguage(context, 'en');
  await sharedWorld.signIn(context);
  // As the first tag of the head. A page that a test fulfils may not call this machine.
  await context.addInitScript((href) => {
    const config = ['configure', { endpoints: { start: '/auth/jwt/start' } }];
    Object.assign(window, { OmsShell: { queue: [config] } });
    const observer = new MutationObserver(() => {
      if (!document.head) return;
      observer.disconnect();
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href });
      link.crossOrigin = 'use-credentials';
      document.head.prepend(link);
    });
    observer.observe(document, { childList: true, subtree: true });
  }, `${hosts.userCentre}/auth/jwt/start?contextId=&lang=en`);
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() !== 'OPTIONS' && isBackend(url)) calls.push(`${request.method()} ${url.pathname}`);
  });
  await page.goto(businessPages.erp);
  await expectSignedIn(page);
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('button').first()).toBeVisible();
  expect(calls[0]).toBe('GET /auth/jwt/start');
  const isFirst = (call: string) => ANSWERED.some((path) => call.endsWith(path));
  expect(calls.filter((call) => call.endsWith('/start') || isFirst(call))).toEqual(['GET /auth/jwt/start']);
});
