import {
  businessPages,
  chooseLanguage,
  expectSignedIn,
  hosts,
  shellReady,
  signInQuickly,
} from './support/demo';
import { expect, type Page, type Route, test } from './support/test';

const LANGS = ['en', 'zh-CN'] as const;
const HOSTS = ['console', 'billing'] as const;
const ORDERS = `${hosts.console}/home/b2corder`;
const BASE_DATA = (url: URL) => url.pathname === '/api/v1/Context/baseData';

const menu = (page: Page) => page.getByRole('navigation', { name: /^(Main menu|主菜单)$/ });
const crumbs = (page: Page) =>
  page.getByRole('navigation', { name: /^(Breadcrumb|面包屑)$/ }).getByRole('listitem');

async function open(page: Page, url: string, lang: (typeof LANGS)[number] = 'en'): Promise<void> {
  await chooseLanguage(page.context(), lang);
  await signInQuickly(page.context());
  await page.goto(url);
}

/** What has been asked of the page so far is drawn. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

type Menu = { menus: Record<string, unknown>[] };

/** Answers the user's menu otherwise than the server does; what everybody may read stays as it is. */
async function spoil(page: Page, change: (data: Menu) => unknown): Promise<void> {
  await page.route(BASE_DATA, async (route: Route) => {
    if (route.request().method() === 'OPTIONS' || route.request().url().includes('noVerify')) {
      return route.fallback();
    }
    const response = await route.fetch();
    const body = (await response.json()) as { data: Menu };
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  });
}

/** Collects what the pages tell by `oms-error`, from their first script on. */
async function listenForErrors(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document.addEventListener('oms-error', (event) => told.push((event as CustomEvent).detail.code));
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

test.describe('the menu of the last visit', () => {
  for (const host of HOSTS) {
    test(`stands on ${host} before any reply, and the reply changes nothing in it`, async ({ page }) => {
      await open(page, businessPages[host]);
      await expectSignedIn(page);
      const entry = menu(page)
        .getByRole(host === 'console' ? 'link' : 'button')
        .first();
      await expect(entry).toBeVisible();
      await shellReady(page);

      const held: Route[] = [];
      await page.route(BASE_DATA, (route) => void held.push(route));
      await page.reload();
      await expect(entry).toBeVisible();
      await page.evaluate(() => {
        const root = document.querySelector('oms-sidemenu')?.shadowRoot;
        const changes: string[] = [];
        Object.assign(window, { changes });
        new MutationObserver((records) => {
          for (const { type, target, addedNodes, removedNodes, oldValue } of records) {
            const changed = [...addedNodes, ...removedNodes];
            // Icons come in a file of their own, whatever the server says; the number of unread messages by another call.
            const isOther = (node: Node) =>
              node.nodeName === 'svg' ||
              (node instanceof Element && node.classList.contains('oms-nav-count'));
            if (changed.length > 0 && changed.every(isOther)) continue;
            // What takes over writes each text that it finds, mostly the same.
            if (type === 'characterData' && oldValue === target.nodeValue) continue;
            changes.push(`${type} ${target.nodeName} ${changed.map((node) => node.nodeName)}`);
          }
        }).observe(root as Node, {
          childList: true,
          characterData: true,
          characterDataOldValue: true,
          subtree: true,
        });
      });
      await expect.poll(() => held.length).toBe(2);
      const replies = held.map((route) => page.waitForResponse(route.request().url()));
      for (const route of held) await route.continue();
      await Promise.all(replies);
      await expectSignedIn(page);
      await shellReady(page);
      await drawn(page);
      expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
    });
  }

  test('keeps the scroll position of the tree when it is refreshed', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await open(page, ORDERS);
    await expectSignedIn(page);
    await shellReady(page);
    const last = menu(page).getByRole('button', { expanded: false }).last();
    await last.scrollIntoViewIfNeeded();
    const top = () =>
      page.evaluate(() => {
        const all = document.querySelector('oms-sidemenu')?.shadowRoot?.querySelectorAll('*') ?? [];
        return Math.max(...[...all].map((element) => element.scrollTop));
      });
    await expect.poll(top).toBeGreaterThan(0);
    const before = await top();
    const reply = page.waitForResponse((response) => BASE_DATA(new URL(response.url())));
    await page.getByRole('button', { name: 'Language', exact: true }).click();
    await page.getByText('简体中文').click();
    await reply;
    await expect(menu(page)).toHaveAccessibleName('主菜单');
    await expect.poll(top).toBe(before);
  });
});

test.describe('bad menu data', () => {
  test('half of a reply is shown, the rest told once in a tab, and nothing of it is run', async ({
    page,
  }) => {
    const errors = await listenForErrors(page);
    const markup = '<img src=x onerror="document.title=1">';
    await spoil(page, ({ menus, ...data }) => ({
      ...data,
      menus: [
        ...menus.map((entry) =>
          entry.url === '/home/b2corder'
            ? { ...entry, title: markup, langKey: '', iconClass: markup }
            : entry,
        ),
        null,
        { title: 'no id' },
        { ...menus[0] },
        { ...menus[0], id: 990_001, parentId: 990_002 },
        { ...menus[0], id: 990_003, parentId: 990_003 },
        {
          ...menus.find(({ url }) => url === '/home/b2corder'),
          id: 990_004,
          title: 'Script',
          langKey: '',
          url: 'java\tscript:alert(1)',
        },
      ],
    }));
    await open(page, ORDERS);
    await expect(menu(page).getByRole('link', { name: markup })).toBeVisible();
    await expect(crumbs(page).last()).toHaveText(markup);
    await expect(menu(page).getByRole('link', { name: 'Script' })).toHaveCount(0);
    await expect.poll(errors).toContain('menu-data');
    expect(await page.locator('a[href^="java" i], img[src="x"]').count()).toBe(0);
    expect((await errors()).filter((code) => code === 'menu-data')).toHaveLength(1);

    await page.reload();
    await expect(crumbs(page).last()).toHaveText(markup);
    await shellReady(page);
    expect((await errors()).filter((code) => code === 'menu-data')).toEqual([]);
  });
});

test.describe('the breadcrumb', () => {
  const TRAIL = {
    en: ['Orders', 'Order management', 'B2C orders'],
    'zh-CN': ['订单', '订单管理', 'B2C 订单'],
  };
  const NAMES = { en: ['View', 'Add', 'List', 'Edit'], 'zh-CN': ['查看', '新增', '列表', '编辑'] };
  for (const lang of LANGS) {
    test(`comes from the menu, with names for what is done below (${lang})`, async ({ page }) => {
      await open(page, ORDERS, lang);
      await expect(crumbs(page)).toHaveText(TRAIL[lang]);
      const paths = ['detail?id=1', 'update/add', 'list', 'update/7'];
      for (const [at, path] of paths.entries()) {
        await page.goto(`${ORDERS}/${path}`);
        await expect(crumbs(page)).toHaveText([...TRAIL[lang], NAMES[lang][at] ?? '']);
      }
    });
  }

  test('its links are the router’s, after the page has heard of them', async ({ page }) => {
    await open(page, `${ORDERS}/update/add`);
    const link = crumbs(page).getByRole('link', { name: 'B2C orders' });
    await expect(link).toHaveAttribute('href', ORDERS);
    await page.evaluate(() => {
      Object.assign(window, { stays: true });
      document.addEventListener('oms-navigate', (event) => {
        Object.assign(window, { heard: (event as CustomEvent).detail });
      });
    });
    await link.click();
    await expect(page).toHaveURL(ORDERS);
    await expect(crumbs(page)).toHaveText(['Orders', 'Order management', 'B2C orders']);
    expect(
      await page.evaluate(() => [Reflect.get(window, 'stays'), Reflect.get(window, 'heard').source]),
    ).toEqual([true, 'breadcrumb']);
  });
});

test.describe('before every move', () => {
  test('the console opens an entry of the menu without loading a document', async ({ page }) => {
    await open(page, ORDERS);
    await page.evaluate(() => void Object.assign(window, { stays: true }));
    await menu(page).getByRole('link', { name: 'B2B orders' }).click();
    await expect(crumbs(page).last()).toHaveText('B2B orders');
    expect(await page.evaluate(() => Reflect.get(window, 'stays'))).toBe(true);
  });

  test('a page of billing hears of it and may stay; else the document is loaded', async ({ page }) => {
    await open(page, businessPages.billing);
    await expectSignedIn(page);
    const openModule = async () => {
      await menu(page).getByRole('button', { name: 'Orders', exact: true }).click();
      await menu(page).getByRole('link', { name: 'B2C orders' }).last().click();
    };
    await page.evaluate(() => {
      document.addEventListener(
        'oms-navigate',
        (event) => {
          event.preventDefault();
          Object.assign(window, { heard: (event as CustomEvent).detail.url });
        },
        { once: true },
      );
    });
    await openModule();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toBe(ORDERS);
    await expect(page).toHaveURL(businessPages.billing);
    await page.mouse.move(900, 500);
    await page.keyboard.press('Escape');
    await openModule();
    await expect(page).toHaveURL(ORDERS);
  });
});
