import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from '../support/console';

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const main = page.getByRole('main');
const menu = page.getByRole('navigation', { name: 'Main menu' });
const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
const way = () => crumbs.elements().map(({ textContent }) => textContent);

test('pages of the menu open by the router, each named with its system and place', async () => {
  await consoleStage();
  await main.getByRole('link', { name: 'B2C orders' }).click();
  await expect.element(heading('B2C orders')).toBeVisible();
  expect(location.pathname).toBe('/home/b2corder');
  await expect.poll(() => document.title).toMatch(/^B2C orders - .+ - OMS$/);
  await expect.poll(way).toEqual(['Orders', 'Order management', 'B2C orders']);
  await expect.element(main).toHaveFocus();
  await menu.getByRole('link', { name: 'Returns' }).click();
  await expect.element(heading('Returns')).toBeVisible();
  await expect.element(main).toHaveTextContent('This page is not open in this version');
  history.back();
  await expect.element(heading('B2C orders')).toBeVisible();
  await expect
    .element(menu.getByRole('link', { name: 'B2C orders' }))
    .toHaveAttribute('aria-current', 'page');
  history.forward();
  await expect.element(heading('Returns')).toBeVisible();
});

test('a crumb leads back by the router', async () => {
  const { left } = await consoleStage({ path: '/home/b2corder/update/add' });
  await expect.poll(way).toEqual(['Orders', 'Order management', 'B2C orders', 'Add']);
  await crumbs.getByRole('link', { name: 'B2C orders' }).click();
  await expect.poll(way).toEqual(['Orders', 'Order management', 'B2C orders']);
  expect(location.pathname).toBe('/home/b2corder');
  expect(left.map(({ url }) => url)).toEqual([`${location.origin}/home/b2corder`]);
});

test('on a phone what is above the page gives way to its name, and is as high as a finger', async () => {
  await consoleStage({ path: '/home/b2corder/update/add', width: 320 });
  await expect.poll(way).toEqual(['Orders', 'Order management', 'B2C orders', 'Add']);
  const last = page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Add').element();
  expect(last.scrollWidth).toBeLessThanOrEqual(last.clientWidth + 1);
  expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  expect(crumbs.getByRole('link').first().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(
    44,
  );
});

test('the name of a page is not cut while what is above it gives way', async () => {
  const entries = [{ title: 'Orders of this morning', url: '/home/morning' }];
  await consoleStage({
    path: '/home/morning',
    width: 320,
    services: { menu: [{ title: 'Orders of every channel and warehouse', entries }] },
  });
  const name = crumbs.getByText('Orders of this morning');
  await expect.element(name).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(name.element());
  // Any part of a pixel that it lacks ends it in dots.
  expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(
    name.element().getBoundingClientRect().width,
  );
});

test('pages are titled by the organisation, also after a switch', async () => {
  await consoleStage({ services: { organisations: [{ name: 'Harbour' }, { name: 'Northwind' }] } });
  await expect.poll(() => document.title).toBe('Main panel - Harbour - OMS');
  await page.getByRole('button', { name: /^Switch organisation: / }).click();
  await page.getByRole('option', { name: /Northwind/ }).click();
  await expect.poll(() => document.title).toBe('Main panel - Northwind - OMS');
});

test('a page that moved says where, and leads there', async () => {
  const billing = 'https://billing.example.test';
  const { left } = await consoleStage({
    path: '/home/pay/methods',
    services: { systems: [{ id: '2', url: billing, title: 'Billing', label: 'billing' }] },
    config: {
      hosts: {
        userCentre: 'https://services.example.test',
        console: location.origin,
        billingLegacy: location.origin,
        billing,
      },
    },
  });
  await expect.element(main).toHaveTextContent('This page belongs to Billing');
  await page.getByRole('link', { name: 'Open Billing' }).click();
  expect(left.map(({ url }) => url)).toEqual([`${billing}/home/pay/methods`]);
});

test('a page that the menu has in another system says where, and leads there', async () => {
  const erp = 'https://erp.example.test';
  const entries = [{ title: 'Task centre', url: '/home/task/center', system: '2' }];
  const { left } = await consoleStage({
    path: '/home/task/center',
    services: {
      menu: [{ title: 'Home', entries }],
      systems: [{ id: '2', url: erp, title: 'ERP', label: 'erp' }],
    },
  });
  await expect.element(main).toHaveTextContent('This page belongs to ERP');
  await page.getByRole('link', { name: 'Open ERP' }).click();
  expect(left.map(({ url }) => url)).toEqual([`${erp}/home/task/center`]);
});

/** The console's home, and the lists of messages. */
const HOME = {
  title: 'Home',
  entries: [
    { title: 'Main panel', url: '/home' },
    { title: 'Announcements', url: '/home/announce/list' },
    { title: 'Notifications', url: '/home/notice/list' },
    { title: 'View notification', url: '/home/notice/list/detail', hidden: true },
  ],
};
const ORDERS = { title: 'Orders', entries: [{ title: 'B2C orders', url: '/home/b2corder' }] };

for (const [path, expected, entry] of [
  ['/home/profile', ['Home', 'My account', 'My profile'], null],
  ['/home/sercurity', ['Home', 'My account', 'Account security'], null],
  ['/home/password', ['Home', 'My account', 'Change password'], null],
  ['/home/actas', ['Home', 'My account', 'Act as a user'], null],
  ['/home/announce/detail?id=1', ['Home', 'Announcements', 'View announcement'], 'Announcements'],
  ['/home/notice/list/detail?id=1', ['Home', 'Notifications', 'View notification'], 'Notifications'],
] as const) {
  for (const visit of ['on the way', 'at first'] as const) {
    test(`${path} has one place: ${visit}`, async () => {
      const { go } = await consoleStage({
        path: visit === 'at first' ? path : '/home/b2corder',
        services: { menu: [ORDERS, HOME], user: { isSuper: true, role: 'SUPER' }, notices: [] },
      });
      if (visit === 'on the way') {
        await expect.poll(way).toEqual(['Orders', 'B2C orders']);
        await go(path);
      }
      await expect.poll(way).toEqual(expected);
      await expect
        .element(crumbs.first().getByRole('link'))
        .toHaveAttribute('href', `${location.origin}/home`);
      const marked = () =>
        menu
          .getByRole('link')
          .elements()
          .filter((link) => link.ariaCurrent === 'page');
      await expect
        .poll(() => marked().map((link) => link.textContent))
        .toEqual(entry === null ? [] : [entry]);
      await expect
        .element(page.getByRole('navigation', { name: 'Modules' }).getByText('Home', { exact: true }).last())
        .toBeVisible();
    });
  }
}

test('the list below an entry is the page of the entry, with what it is asked for', async () => {
  await consoleStage({ path: '/home/b2corder/list?status=DONE' });
  await expect.element(heading('B2C orders')).toBeVisible();
  expect(location.pathname + location.search).toBe('/home/b2corder?status=DONE');
});

test('a page below an entry that is not there yet says so of itself, and not of the entry', async () => {
  await consoleStage({ path: '/home/b2corder/edit' });
  await expect.element(main).toHaveTextContent('B2C orders / Edit has no page here yet');
});

test('what the menu does not name has a breadcrumb, too', async () => {
  await consoleStage({
    path: '/home/products/allproducts/list/detail?id=1',
    services: {
      menu: [
        { title: 'Products', entries: [{ title: 'All products', url: '/home/products/allproducts/list' }] },
      ],
    },
  });
  await expect.poll(way).toEqual(['Products', 'All products', 'View']);
});

for (const path of ['/nonsense', '/home/nonsense/of/mine', '/home/b2corder/nonsense']) {
  test(`${path}, which nobody knows, leads to the error page, with ways out`, async () => {
    await consoleStage({ path });
    await expect.element(main).toHaveTextContent('Sorry, an error occurred while loading the page');
    await expect.element(main).toHaveTextContent(path);
    await expect.poll(() => location.pathname).toBe('/home/nopage');
    await main.getByRole('link', { name: 'Go to the main panel' }).click();
    await expect.element(heading('Main panel')).toBeVisible();
  });
}

for (const [path, title] of [
  ['/home/notice/list/detail', 'This notification no longer exists'],
  ['/home/announce/detail', 'This announcement no longer exists'],
] as const) {
  test(`a record that was deleted says so at ${path}, and offers no other try`, async () => {
    await consoleStage({ path: `${path}?id=99999999` });
    await expect.element(main).toHaveTextContent(title);
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(main.getByRole('link', { name: /^All / })).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
}

test('account pages keep name and value within 720 px', async () => {
  const { go } = await consoleStage({ path: '/home/profile' });
  const width = () => main.getByRole('region').first().element().getBoundingClientRect().width;
  await expect.poll(width).toBe(720);
  await go('/home/sercurity');
  await expect.element(heading('Account security')).toBeVisible();
  await expect.poll(width).toBe(720);
});
