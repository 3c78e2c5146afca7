import type { FakeServicesOptions } from '@oms/shell/testing';
import { page } from 'vitest/browser';

/** Two modules: one of groups, of which a page is hidden, and one of entries alone. */
export const menu: NonNullable<FakeServicesOptions['menu']> = [
  {
    title: 'Orders',
    icon: 'icon-order',
    entries: [
      {
        title: 'Order management',
        entries: [
          { id: 'b2c', title: 'B2C orders', url: '/home/b2corder' },
          {
            id: 'b2b',
            title: 'B2B orders',
            url: '/home/b2border',
            entries: [{ title: 'Edit B2B order', url: '/home/b2border/update/query', hidden: true }],
          },
        ],
      },
      {
        title: 'Outbound',
        entries: [{ title: 'Pick waves', url: '/home/waves' }],
      },
      { title: 'Transfers', entries: [{ title: 'Transfer list', url: '/home/transfers' }] },
    ],
  },
  {
    title: 'Billing',
    icon: 'icon-bill',
    entries: [
      { title: 'Account overview', url: '/home/overview' },
      { title: 'Bill list', url: '/home/bills' },
    ],
  },
];

export const sideMenu = (name = 'Main menu') => page.getByRole('navigation', { name, exact: true });
/** A button of the menu: a module of the column, or a group of the tree. */
export const menuButton = (name: string) => sideMenu().getByRole('button', { name, exact: true });
export const menuLink = (name: string) => sideMenu().getByRole('link', { name, exact: true });
export const drawer = (name = 'Main menu') => page.getByRole('dialog', { name });

export const element = () => document.querySelector('oms-sidemenu') as HTMLElementTagNameMap['oms-sidemenu'];

/** The layer beside the menu, also where it is rendered ahead and nobody sees it; else null. */
export const flyout = () => element().shadowRoot?.querySelector<HTMLElement>('[part~="flyout"]') ?? null;

/** How wide the menu has told the page that it is. */
export const told = () => getComputedStyle(document.documentElement).getPropertyValue('--oms-sidemenu-width');
