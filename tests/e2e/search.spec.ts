import { businessPages, expectSignedIn, hosts } from './support/demo';
import { active, answer, bar, group, inGroup, open, options, said, search, visited } from './support/search';
import { expect, expectAccessible, test } from './support/test';

const WORDS = {
  en: {
    groups: ['Orders', 'Products', 'Purchase orders', 'Announcements'],
    short: 'Type one more character',
    retry: 'Try again',
  },
  'zh-CN': {
    groups: ['订单', '商品', '采购单', '公告'],
    short: '提示：2个及以上字符才会触发搜索',
    retry: '重试',
  },
} as const;

for (const host of ['console', 'billing'] as const) {
  for (const lang of ['en', 'zh-CN'] as const) {
    const words = WORDS[lang];
    test.describe(`on ${host} in ${lang}`, () => {
      test('two characters or a notice, then four groups with their addresses', async ({ page }) => {
        await open(page, lang, host);
        await page.keyboard.press('/');
        await expect(search(page)).toBeFocused();
        await page.keyboard.type('H');
        await expect(said(page, words.short)).toBeVisible();
        await page.keyboard.type('Y-22');
        // The group itself is there while it still waits.
        for (const name of words.groups.slice(0, 3)) await expect(inGroup(page, name).first()).toBeVisible();
        await expect(inGroup(page, words.groups[0])).toHaveCount(6);
        await expect(options(page).locator('mark').first()).toHaveText('HY-22');
        await expect(said(page, words.short)).toBeHidden();
        const hrefs = await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
        for (const path of [
          '/home/b2corder',
          '/home/products/allproducts/list',
          '/home/purchase/order/list',
        ]) {
          expect(hrefs).toContain(hosts.console + path);
        }
        for (const path of [
          '/home/b2corder/upadte/query?id=',
          '/home/products/allproducts/update/query?id=',
          '/home/purchase/order/update/query?id=',
        ]) {
          expect(hrefs.some((href) => href?.startsWith(hosts.console + path))).toBe(true);
        }
      });

      test('a slow group and a failing one hide no other', async ({ page }) => {
        let go = () => {};
        const held = new Promise<void>((resolve) => {
          go = resolve;
        });
        await page.route('**/api/v2/B2cOrder/gsmod*', async (route) => {
          await held;
          await route.continue();
        });
        await page.route('**/api/v1/Product/gsmod*', (route) =>
          answer(route, { code: 10020, message: 'Products are being counted' }, host),
        );
        await open(page, lang, host);
        await search(page).fill('HY-22');
        await expect(inGroup(page, words.groups[2]).first()).toBeVisible();
        const failed = bar(page).getByRole('option', { name: 'Products are being counted' });
        await expect(failed).toBeVisible();
        await expect(failed).toContainText(words.retry);
        await expect(inGroup(page, words.groups[0])).toHaveCount(0);
        go();
        await expect(inGroup(page, words.groups[0])).toHaveCount(6);
        await page.unroute('**/api/v1/Product/gsmod*');
        await failed.click();
        await expect(group(page, words.groups[1]).locator('mark').first()).toBeVisible();
        await expect(search(page)).toBeFocused();
      });
    });
  }
}

test('what matched is shown and marked in every result, what is hidden last', async ({ page }) => {
  await open(page, 'zh-CN');
  const rows = inGroup(page, '商品').filter({ hasNotText: '全部' });
  const expectMarked = async (keyword: RegExp) => {
    await expect(rows).toHaveCount(5);
    for (const row of await rows.all()) await expect(row.locator('mark').first()).toHaveText(keyword);
  };
  await search(page).fill('OW');
  await expect(rows.first()).toContainText('OW-');
  await expectMarked(/^ow$/i);
  // In one SKU, and in English titles, of which a Chinese list says nothing else.
  await search(page).fill('set');
  await expect(rows.first()).toContainText('KT-880-SET');
  await expectMarked(/^set$/i);
});

test('of menu entries favourites are first, with their number and a way to all of them', async ({ page }) => {
  await open(page);
  await search(page).fill('order');
  const entries = inGroup(page, 'Menu');
  await expect(entries).toHaveCount(6);
  await expect(entries.first()).toContainText('B2C orders');
  await expect(entries.first().locator('mark')).toHaveText('order');
  const number = group(page, 'Menu').getByText(/^\d+$/);
  await expect(number).toBeVisible();
  const total = Number(await number.textContent());
  expect(total).toBeGreaterThan(6);
  await entries.last().click();
  await expect(entries).toHaveCount(total);
  await expect(search(page)).toBeFocused();
});

test('a search that fails in every group says so once, and is tried again at once', async ({ page }) => {
  await open(page);
  await page.route('**/*gsmod*', (route) => route.abort());
  await search(page).fill('HY-22');
  const failed = group(page, /^Not searched: Orders, Products, Purchase orders/);
  await expect(failed.getByRole('option')).toHaveText(/Try again/);
  await expect(bar(page).getByRole('listbox').getByText('Try again')).toHaveCount(1);
  await page.unroute('**/*gsmod*');
  await failed.getByRole('option').click();
  await expect(inGroup(page, 'Orders')).toHaveCount(6);
  await expect(inGroup(page, 'Products').first()).toBeVisible();
});

test('a late reply, and one after the box was cleared, is dropped', async ({ page }) => {
  const late: (() => Promise<void>)[] = [];
  await page.route('**/api/v2/B2cOrder/gsmod*', (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.get('keyword') === 'HY-2') return route.continue();
    late.push(() =>
      answer(route, { code: 200, data: { total: 1, items: [{ id: 1, orderNo: 'LATE' }] } }).catch(() => {}),
    );
  });
  await open(page);
  await search(page).fill('HY');
  await expect.poll(() => late.length).toBe(1);
  await search(page).fill('HY-2');
  await expect(inGroup(page, 'Orders')).toHaveCount(6);
  await late[0]?.();
  await search(page).fill('HY');
  await expect.poll(() => late.length).toBe(2);
  await search(page).fill('');
  await late[1]?.();
  // Whatever came before this has been dealt with.
  await search(page).fill('H');
  await expect(said(page, 'Type one more character')).toBeVisible();
  await expect(bar(page).getByText('LATE')).toHaveCount(0);
  await expect(group(page, 'Orders')).toHaveCount(0);
});

test('a reply of nonsense is a failure of its group, and markup is text', async ({ page }) => {
  await page.route('**/api/v1/Product/gsmod*', (route) => answer(route, { code: 200, data: { items: 'x' } }));
  await page.route('**/api/v2/B2cOrder/gsmod*', (route) =>
    answer(route, {
      code: 200,
      data: {
        total: 1234,
        items: [{ sku: 'no id' }, { id: 'a b&c', orderNo: '<img src=x onerror=alert(1)>' }],
      },
    }),
  );
  await open(page);
  await search(page).fill('HY-22');
  await expect(group(page, 'Orders')).toContainText('1,234');
  await expect(inGroup(page, 'Orders')).toHaveCount(2);
  await expect(inGroup(page, 'Orders').first()).toContainText('<img src=x onerror=alert(1)>');
  await expect(inGroup(page, 'Orders').first()).toHaveAttribute(
    'href',
    `${hosts.console}/home/b2corder/upadte/query?id=a%20b%26c`,
  );
  await expect(inGroup(page, 'Products')).toHaveCount(1);
  await expect(inGroup(page, 'Products')).toContainText('Try again');
});

test('is worked by the keyboard alone', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('HY-22');
  await expect(inGroup(page, 'Orders')).toHaveCount(6);
  await expect(said(page, /in total/)).toHaveCount(1);
  await expect(search(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(search(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  // The keys of the text lead back to the text.
  await page.keyboard.press('Home');
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const href = (await first.getAttribute('href')) ?? '';
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Control+Enter')]);
  await expect(tab).toHaveURL(href);
  await tab.close();
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(search(page)).toHaveValue('HY-22');
  await page.keyboard.press('ArrowDown');
  await expect(inGroup(page, 'Orders')).toHaveCount(6);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
});

test('the host hears of a move before it is made, and may make it itself', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('oms-navigate', (event) => {
      event.preventDefault();
      heard.push((event as CustomEvent<{ url: string; source: string }>).detail.url);
    });
  });
  await search(page).fill('HY-22');
  await expect(inGroup(page, 'Orders')).toHaveCount(6);
  const href = await options(page).first().getAttribute('href');
  await options(page).first().click();
  await expect(options(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toContain(href);
  await expect(search(page)).toHaveValue('');
});

test('an announcement opens where one is', async ({ page }) => {
  await open(page, 'zh-CN', 'billing');
  await search(page).fill('通知');
  const first = inGroup(page, '公告').first();
  await expect(first).toHaveAttribute('href', new RegExp(`^${hosts.console}/home/announce/detail\\?id=.`));
  await first.click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await expect(page).toHaveURL(businessPages.billing);
});

test.describe('the menu', () => {
  test('is searched at once by title and by pinyin, without the server', async ({ page }) => {
    await open(page, 'zh-CN');
    await page.route('**/gsmod*', () => {});
    for (const keyword of ['库存', 'kucun', 'kc']) {
      await search(page).fill(keyword);
      await expect(inGroup(page, '菜单').locator('mark', { hasText: '库存' }).first()).toBeVisible();
    }
    await search(page).fill('库');
    await expect(said(page, WORDS['zh-CN'].short)).toBeVisible();
    await expect(inGroup(page, '菜单').first()).toBeVisible();
  });

  test('is searched in English without fetching pinyin', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await open(page);
    await search(page).fill('order');
    await expect(inGroup(page, 'Menu').first()).toBeVisible();
    const scripts = await Promise.all(
      fetched.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()),
    );
    expect(scripts.some((text) => text.includes('zhuang:'))).toBe(false);
  });
});

test('another search is read from its beginning', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page);
  await search(page).fill('HY-22');
  const list = bar(page).getByRole('listbox');
  await expect(inGroup(page, 'Purchase orders')).toHaveCount(6);
  await options(page).last().scrollIntoViewIfNeeded();
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await search(page).fill('HY-220');
  await expect(options(page).locator('mark').first()).toHaveText('HY-220');
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('a change of the language searches again', async ({ page }) => {
  await open(page);
  await search(page).fill('HY-22');
  await expect(inGroup(page, 'Orders')).toHaveCount(6);
  const [asked] = await Promise.all([
    page.waitForRequest((request) => /gsmod/.test(request.url()) && /lang=zh-CN/.test(request.url())),
    page.evaluate(() =>
      (window as unknown as { OmsShell: { setLang(lang: string): void } }).OmsShell.setLang('zh-CN'),
    ),
  ]);
  expect(new URL(asked.url()).searchParams.get('keyword')).toBe('HY-22');
  await expect(inGroup(page, '订单')).toHaveCount(6);
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the panel has the whole width', async ({ page }) => {
    await open(page);
    await bar(page).getByRole('button', { name: 'Open search' }).click();
    await search(page).fill('HY-22');
    await expect(inGroup(page, 'Orders')).toHaveCount(6);
    const box = await bar(page).getByRole('listbox').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(370);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});

test('axe finds nothing serious with the panel open', async ({ page }) => {
  // Three times through the whole bar.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.goto(`${hosts.console}/home/b2corder`);
  await visited(page, '/home/b2corder');
  await page.goto(businessPages.console);
  await expectSignedIn(page);
  await page.keyboard.press('Control+k');
  await expect(inGroup(page, 'Recent pages').first()).toBeVisible();
  await expectAccessible(page);
  await search(page).fill('o');
  await expect(said(page, 'Type one more character')).toBeVisible();
  await expectAccessible(page);
  await search(page).fill('HY-22');
  await expect(inGroup(page, 'Orders')).toHaveCount(6);
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
});
