// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ReactStage, reactStage } from '../../../tests/support/react-stage';
import { MENU } from '../../../tests/support/shell-server';
import { Breadcrumbs } from './Breadcrumbs';

const ORDERS = 'http://console.test/home/b2corder';
const MARKUP = '<img src=x onerror=alert(1)>';

let now: ReactStage;
function stage(options: Parameters<typeof reactStage>[0] = {}) {
  now = reactStage({ menu: MENU, href: ORDERS, ...options });
}
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => now.end());

const crumbs = () => [...now.host.querySelectorAll('li')].map((item) => item.textContent);

describe('the way to a page', () => {
  test.each<[string, string[]]>([
    ['', ['订单', '订单管理', 'B2C 订单']],
    ['/upadte/query?id=1', ['订单', '订单管理', 'B2C 订单', 'View']],
    ['/detail', ['订单', '订单管理', 'B2C 订单', 'View']],
    ['/update/add', ['订单', '订单管理', 'B2C 订单', 'Add']],
    ['/list', ['订单', '订单管理', 'B2C 订单', 'List']],
    ['/update/7', ['订单', '订单管理', 'B2C 订单', 'Edit']],
    ['/nowhere', []],
  ])('%s below the orders', async (path, expected) => {
    stage({ href: ORDERS + path });
    await now.load();
    await now.show(<Breadcrumbs />);
    expect(crumbs()).toEqual(expected);
    expect(now.host.querySelector('[aria-current=page]')?.textContent ?? null).toBe(expected.at(-1) ?? null);
  });

  test('follows the page, the menu and the language', async () => {
    stage({ href: 'http://console.test/home/nowhere' });
    await now.show(<Breadcrumbs fallback="Nowhere" />);
    expect(crumbs()).toEqual(['Nowhere']);
    await act(async () => now.platform.go(`${ORDERS}/update/add`));
    expect(crumbs()).toEqual(['Add', 'Nowhere'].slice(1));
    await now.load();
    expect(crumbs()).toEqual(['订单', '订单管理', 'B2C 订单', 'Add']);
    await act(() => now.shell.i18n.setLang('zh-CN'));
    expect(crumbs().at(-1)).toBe('新建');
  });

  test('of an address that is given, whatever the page', async () => {
    stage({ href: 'http://console.test/home/nowhere' });
    await now.load();
    await now.show(<Breadcrumbs href="/home/b2corder" />);
    expect(crumbs().at(-1)).toBe('B2C 订单');
  });

  test.each(['http://[', 'http://', '//['])(
    'of %s, which is no address, is the page’s name',
    async (href) => {
      stage();
      await now.load();
      await now.show(<Breadcrumbs href={href} fallback="My page" />);
      expect(crumbs()).toEqual(['My page']);
      expect(now.host.querySelector('a')).toBeNull();
      await now.show(<Breadcrumbs href={href} />);
      expect(crumbs()).toEqual([]);
    },
  );

  test.each([null, 7, {}, Symbol('href')])(
    'of %s from a page in JavaScript is that of the page',
    async (bad) => {
      stage({ href: 'http://console.test/home/nowhere' });
      const props = { href: bad, fallback: bad } as object;
      await now.show(<Breadcrumbs {...props} />);
      expect(crumbs()).toEqual([]);
      await now.load();
      await act(async () => now.platform.go(ORDERS));
      expect(crumbs().at(-1)).toBe('B2C 订单');
    },
  );

  test('a title with markup is text', async () => {
    const [group, page] = MENU.menus;
    stage({ menu: { menus: [{ ...group, title: MARKUP }, page] } });
    await now.load();
    await now.show(<Breadcrumbs />);
    expect(crumbs()[1]).toBe(MARKUP);
    expect(now.host.querySelector('img')).toBeNull();
  });
});

describe('a crumb that leads somewhere', () => {
  const press = () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    now.host.querySelector('a')?.dispatchEvent(click);
    return click;
  };

  test('emits oms-navigate first, and the host can route itself', async () => {
    stage({ href: `${ORDERS}/update/add` });
    await now.load();
    await now.show(<Breadcrumbs />);
    const heard: unknown[] = [];
    const off = now.shell.events.on('oms-navigate', (event) => {
      heard.push(event.detail);
      event.preventDefault();
    });
    expect(press().defaultPrevented).toBe(true);
    off();
    expect(press().defaultPrevented).toBe(false);
    expect(heard).toEqual([{ url: ORDERS, target: '_self', source: 'breadcrumb', id: null }]);
  });

  test('opens in a new tab where the menu’s link does', async () => {
    const [group, page] = MENU.menus;
    const below = { ...page, id: '3', parentId: '2', url: '/home/account/rows' };
    stage({
      href: 'http://console.test/home/account/rows',
      menu: { menus: [group, { ...page, url: '/home/account' }, below] },
    });
    await now.load();
    await now.show(<Breadcrumbs />);
    const links = [...now.host.querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.target,
      link.rel,
    ]);
    expect(links.at(-1)).toEqual(['http://console.test/home/account', '_blank', 'noopener']);
  });
});
