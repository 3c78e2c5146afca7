import { businessPages, expectSignedIn, hosts, signIn, signInQuickly } from './support/demo';
import { expect, type Page, test } from './support/test';

const account = (page: Page) => page.getByRole('textbox', { name: '账号' });
const password = (page: Page) => page.getByRole('textbox', { name: '密码', exact: true });
const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true });

test.describe('the sign-in form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${hosts.console}/login`);
  });

  test('empty fields are named beside the fields, and the first gets the focus', async ({ page }) => {
    await submit(page).click();
    await expect(account(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(account(page)).toBeFocused();
  });

  for (const name of ['service.member@oms.test', 'no.such.account@oms.test']) {
    test(`a wrong password for ${name} keeps what was typed and tells no more than that`, async ({
      page,
    }) => {
      await account(page).fill(name);
      await password(page).fill('not-the-password');
      await submit(page).click();
      await expect(page.getByText('账号或密码错误')).toBeVisible();
      await expect(account(page)).toHaveValue(name);
      await expect(password(page)).toHaveValue('not-the-password');
    });
  }

  test('a service out of reach is said in words, nothing is lost, and it works once it is back', async ({
    page,
    context,
  }) => {
    await account(page).fill('client.admin@oms.test');
    await password(page).fill('Demo#2026');
    await context.route('**/auth/jwt/login*', (route) => route.abort('connectionrefused'));
    await submit(page).click();
    await expect(page.getByText('网络错误，请稍后重试')).toBeVisible();
    await context.unrouteAll();
    await submit(page).click();
    await expect(page.getByRole('heading', { name: '主面板' })).toBeVisible();
  });

  for (const [what, reply, words] of [
    ['a 500', { status: 500, body: 'oops' }, '网络错误，请稍后重试'],
    ['a reply that is not JSON', { status: 200, body: '<html>proxy</html>' }, '服务返回的内容无法识别'],
    ['a reply without a code', { status: 200, body: '{"data":{}}' }, '服务返回的内容无法识别'],
  ] as const) {
    test(`${what} is a clear message`, async ({ page, context }) => {
      await account(page).fill('client.admin@oms.test');
      await password(page).fill('Demo#2026');
      const headers = {
        'access-control-allow-origin': hosts.console,
        'access-control-allow-credentials': 'true',
      };
      await context.route('**/auth/jwt/login*', (route) => route.fulfill({ ...reply, headers }));
      await submit(page).click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(password(page)).toHaveValue('Demo#2026');
    });
  }
});

test('a page whose service is away while it loads says when it tries again, and comes to life by itself', async ({
  page,
  context,
}) => {
  await signInQuickly(context);
  let away = true;
  await context.route(`${hosts.userCentre}/**`, (route) =>
    away ? route.abort('connectionrefused') : route.continue(),
  );
  await page.goto(businessPages.erp);
  await expect(page.getByText(/\d+ 秒后自动重试|正在重试…/).first()).toBeVisible();
  away = false;
  await expectSignedIn(page);
  await expect(page.getByText(/秒后自动重试/)).toHaveCount(0);
});

test('one 502 of each read is invisible', async ({ page, context }) => {
  await signInQuickly(context);
  const failed = new Set<string>();
  const headers = {
    'access-control-allow-origin': new URL(businessPages.erp).origin,
    'access-control-allow-credentials': 'true',
  };
  await context.route(`${hosts.userCentre}/**`, (route) => {
    const method = route.request().method();
    const url = route.request().url();
    const isRead = method === 'GET' || url.includes('/auth/jwt/authorize');
    if (!isRead || failed.has(url)) return route.continue();
    failed.add(url);
    return route.fulfill({ status: 502, body: '<html>Bad Gateway</html>', headers });
  });
  await page.goto(businessPages.erp);
  await expectSignedIn(page);
  await expect.poll(() => failed.size).toBeGreaterThan(3);
  await expect(page.getByText('服务暂时无法连接')).toHaveCount(0);
});

for (const [what, script] of [
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`storage that is ${what} loses nothing that a person sees, and doctor knows`, async ({ page }) => {
    await page.addInitScript(script);
    await signIn(page);
    await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link').first()).toBeVisible();
    await page.goto(businessPages.erp);
    await expectSignedIn(page);
    const report = await page.evaluate(() =>
      (window as unknown as { OmsShell: { doctor(): unknown } }).OmsShell.doctor(),
    );
    expect(report).toMatchObject({ refusedStorage: expect.arrayContaining(['local']) });
  });
}

test('an unknown address of the console says so and offers ways out', async ({ page }) => {
  await signIn(page);
  await page.goto(`${hosts.console}/home/no/such/page`);
  await expect(page).toHaveURL(`${hosts.console}/home/nopage`);
  await expect(page.getByText('抱歉，页面加载出错了')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
