// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReactStage, reactStage } from '../../../tests/support/react-stage';
import { MENU } from '../../../tests/support/shell-server';
import type { FlyoutPanelProps } from '../flyout/FlyoutPanel';
import TreeMenu from './TreeMenu';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

vi.mock('../flyout/LazyFlyoutPanel', () => ({
  LazyFlyoutPanel: ({ menu }: FlyoutPanelProps) => (
    <output>{[menu?.title, ...(menu?.items ?? []).map(({ label }) => label)].join(' / ')}</output>
  ),
}));

const [group, page] = MENU.menus;
let now: ReactStage;
const show = (collapsed: boolean) =>
  now.show(<TreeMenu module={undefined} collapsed={collapsed} onCollapsed={() => {}} />);
const beside = () => now.host.querySelector('output')?.textContent ?? null;
const reply = async (...menus: unknown[]) => {
  now.replies.menu = { menus };
  await now.load();
};

beforeEach(async () => {
  now = reactStage({ href: 'http://console.test/home/b2corder', menu: MENU });
  await now.load();
});
afterEach(() => now.end());

test('the group beside the icons follows the menu, and closes when its group is removed', async () => {
  await show(true);
  await act(async () => now.host.querySelector<HTMLElement>('[data-nav]')?.click());
  expect(beside()).toBe('订单管理 / B2C 订单');
  await reply({ ...group, title: 'Orders' }, { ...page, title: 'B2C' });
  expect(beside()).toBe('Orders / B2C');
  await reply({ ...page, parentId: '0' });
  expect(beside()).toBe(null);
  await reply(group, page);
  expect(beside()).toBe(null);
});

test('the filter is empty once its field has gone', async () => {
  await show(false);
  const field = now.host.querySelector<HTMLInputElement>('[role="combobox"]')!;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(field, 'order');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const under = () => now.host.querySelector('.oms-filter-hidden');
  expect(under()).not.toBe(null);
  await show(true);
  expect(under()).toBe(null);
});
