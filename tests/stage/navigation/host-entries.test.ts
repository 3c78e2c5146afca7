import { getShell } from '@oms/shell';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { whenShell } from '../../../src/shell/page-shell';
import { field, inGroup } from '../search/parts';
import { filter, results } from '../sidemenu/filter';
import { element, menu, menuButton, menuLink } from '../sidemenu/menu';
import { leavePage, readyStage, type StageOptions, stage } from '../support/stage';

const services = { menu };
const RETURNS = {
  id: 'returns',
  under: 'b2c',
  title: { en: 'Returns', 'zh-CN': '退货' },
  url: '/returns',
  note: { en: 'Beta', 'zh-CN': '试用' },
} as const;
const CLAIMS = { id: 'claims', title: 'Claims', url: '/claims', icon: 'icon-shield', order: 0 } as const;
const PORTAL: StageOptions = { services, portal: true, path: '/home/b2corder' };
const COLUMN: StageOptions = { services, path: '/home/bills' };

const chinese = page.getByRole('navigation', { name: '主菜单' });
const BASE_DATA = 'GET /api/v1/Context/baseData';

test('entries of the configuration are in the menu, with their notes and badges', async () => {
  const config = {
    menuEntries: [{ ...RETURNS, under: 'b2b' }],
    badges: { returns: 120, b2c: { en: 'New', 'zh-CN': '新' } },
  };
  await readyStage({ ...PORTAL, config });
  await menuButton('B2B orders').click();
  const entry = menuLink('Returns Beta 99+');
  await expect.element(entry).toHaveAttribute('href', `${location.origin}/returns`);
  await expect.element(menuLink('B2C orders New')).toBeVisible();
});

test('the menu of the last visit has them, too, before any reply', async () => {
  const options = { ...PORTAL, config: { menuEntries: [{ ...CLAIMS, under: 'm1' }], badges: { claims: 3 } } };
  const { services: kept } = await readyStage(options);
  await expect.element(menuLink('Claims 3')).toBeVisible();
  await leavePage();
  kept.hold(BASE_DATA);
  const first: (string | undefined)[] = [];
  await stage({
    ...options,
    services: kept,
    before: () => void whenShell(({ navigation }) => first.push(navigation.$data.get()?.entries.at(-1)?.id)),
  });
  await expect.element(menuLink('Claims 3')).toBeVisible();
  // With the shell itself, and not a moment later: the menu would move.
  expect(first).toEqual(['host:claims']);
});

test('an entry of the page is the current one, has a place, and keys reach it', async () => {
  await readyStage({ ...PORTAL, path: '/claims/7', config: { menuEntries: [{ ...CLAIMS, under: 'm1' }] } });
  await expect.element(menuLink('Claims')).toHaveAttribute('aria-current', 'page');
  expect(getShell().menuEntry()).toMatchObject({
    id: 'host:claims',
    title: 'Claims',
    url: `${location.origin}/claims`,
    trail: [{ title: 'Orders' }, { title: 'Claims' }],
  });
  // Other hosts read the cookie, which do not have the entry.
  expect(document.cookie).not.toContain('claims');
  menuLink('Claims').element().focus();
  await userEvent.keyboard('{Home}{End}c');
  await expect.element(menuLink('Claims')).toHaveFocus();
});

test('a module of the page is in the bar and in the column, with its badge, and its flyout has no stars for it', async () => {
  const { left } = await readyStage({ ...COLUMN, config: { menuEntries: [CLAIMS] } });
  getShell().menu.add({ id: 'old', title: 'Old claims', url: 'https://old.example/claims', under: 'claims' });
  getShell().badge('claims', 4);
  await expect.element(menuButton('Claims 4')).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Modules' });
  await expect.element(bar.getByRole('link', { name: 'Claims' })).toBeVisible();
  await menuButton('Claims 4').click();
  await expect.element(menuLink('Claims 4')).toBeVisible();
  const stars = page.getByRole('button', { name: /^Favourite: / });
  const hint = page.getByText('Press a star to add to favourites');
  await menuButton('Billing').click();
  await expect.element(stars.first()).toBeInTheDocument();
  await expect.element(hint).toBeVisible();
  await menuButton('Claims 4').click();
  await expect.element(stars).not.toBeInTheDocument();
  await expect.element(hint).not.toBeInTheDocument();
  await menuLink('Old claims').click();
  expect(left).toEqual([{ url: 'https://old.example/claims', target: '_self' }]);
});

test('the search and the filter of the menu find it', async () => {
  await readyStage({ ...PORTAL, config: { menuEntries: [RETURNS] } });
  await expect.element(menuButton('B2C orders')).toBeVisible();
  await filter().fill('returns');
  await expect.element(results()).toHaveTextContent('ReturnsBeta');
  await filter().fill('');
  await userEvent.keyboard('{Control>}k{/Control}');
  await field.fill('returns');
  await expect.element(inGroup('Menu').first()).toHaveTextContent('ReturnsBeta');
});

test('what the script adds and removes is shown at once, in the language of the page', async () => {
  await readyStage(PORTAL);
  await expect.element(menuLink('B2C orders')).toBeVisible();
  getShell().menu.add({ ...RETURNS, under: 'm1' });
  getShell().badge('returns', { en: 'New', 'zh-CN': '新' });
  await expect.element(menuLink('Returns Beta New')).toBeVisible();
  await getShell().setLang('zh-CN');
  await expect.element(chinese.getByRole('link', { name: '退货 试用 新', exact: true })).toBeVisible();
  getShell().badge('returns', null);
  await expect.element(chinese.getByRole('link', { name: '退货 试用', exact: true })).toBeVisible();
  getShell().menu.remove('returns');
  await expect.element(chinese.getByText('退货')).not.toBeInTheDocument();
});

test('it stays where the organisation changes, and with the next shell after destroy()', async () => {
  await readyStage({
    ...PORTAL,
    services: { menu, organisations: [{ name: 'Harbour Trading' }, { id: '77', name: 'Northwind Supply' }] },
  });
  getShell().menu.add({ ...CLAIMS, under: 'm1' });
  getShell().account.add({ id: 'help', title: 'Our help', url: '/help' });
  await expect.element(menuLink('Claims')).toBeVisible();
  await getShell().switchOrganisation('77');
  await expect.element(menuLink('Claims')).toBeVisible();
  getShell().destroy();
  await expect.element(menuLink('Claims')).not.toBeInTheDocument();
  await getShell().ready();
  await expect.element(menuLink('Claims')).toBeVisible();
});

test('the menu of icons alone shows and says the badge', async () => {
  await readyStage({
    ...PORTAL,
    config: { menuEntries: [{ ...CLAIMS, under: 'm1' }], badges: { claims: 5 } },
  });
  await menuButton('Collapse menu').click();
  const entry = menuLink('Claims · 5');
  await expect.element(entry).toHaveAttribute('title', 'Claims · 5');
  const badge = () => element().shadowRoot?.querySelector<HTMLElement>('[data-nav="host:claims"] .oms-badge');
  await expect.poll(() => badge()?.checkVisibility()).toBe(true);
  const row = entry.element().getBoundingClientRect();
  expect(badge()!.getBoundingClientRect().right).toBeLessThanOrEqual(row.right);
});

test('what cannot be used is left out, and reported', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { errors } = await readyStage({
    ...PORTAL,
    config: { menuEntries: [{ id: 'bad', title: 'Bad', url: 'javascript:alert(1)' }] },
  });
  getShell().menu.add({ id: 'lost', title: 'Lost', url: '/lost', under: 'nowhere' });
  await expect
    .poll(() => errors)
    .toEqual([
      'config: menuEntries "bad": url: "javascript:alert(1)" cannot be used; allowed: an http or https address, or a path that begins with /',
      `menu-data: Bad menu data: the page's entry "lost" is under "nowhere", which this user's menu does not have`,
    ]);
  await expect.element(page.getByText('Bad', { exact: true })).not.toBeInTheDocument();
  error.mockRestore();
});
