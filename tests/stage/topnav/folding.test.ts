import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { BAR, bar, barButton, faults, fillSlots, menu, menuItem, search } from './bar';

test('guide and language give way to what a host puts into the bar, the search does not', async () => {
  await readyStage({ ...BAR, width: 1024 });
  await expect.element(barButton('Quick start')).toBeVisible();
  barButton('Quick start').element().focus();
  fillSlots({ start: 200, end: 200 });
  await expect.element(barButton('Quick start')).not.toBeInTheDocument();
  await expect.element(barButton('Account')).toHaveFocus();
  await expect.element(search()).toBeVisible();
  await expect.poll(faults).toEqual([]);
  await barButton('Account').click();
  await menuItem('Quick start').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.viewport(1440, 700);
  await expect.element(barButton('Quick start')).toBeVisible();
});

test('a bell without room shows what is unread on the menu that holds it', async () => {
  const notices = [{ title: 'A parcel has arrived' }, { title: 'Stock is low' }];
  await readyStage({ ...BAR, services: { menu, notices, announcements: [] } });
  await expect.element(barButton('Notifications')).toHaveAttribute('aria-description', '2 unread');
  await page.viewport(320, 700);
  fillSlots({ end: 60 });
  await expect.element(barButton('Notifications')).not.toBeInTheDocument();
  const account = barButton('Account');
  await expect.element(account).toHaveAttribute('aria-description', '2 unread');
  await expect.element(account).toHaveTextContent('2');
  await account.click();
  await menuItem(/^Notifications/).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(account).toHaveFocus();
});

test('a bar without an account menu has another for what has no room', async () => {
  await readyStage({ ...BAR, markup: '<oms-topnav features="language guide"></oms-topnav>' });
  await expect.element(barButton('Language')).toBeVisible();
  await page.viewport(390, 700);
  await expect.element(barButton('Language')).not.toBeInTheDocument();
  await barButton('More tools').click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect.element(barButton('更多功能')).toHaveFocus();
});

test('in a narrow window search takes the whole bar, and the account menu what has no room', async () => {
  await readyStage({ ...BAR, markup: '<oms-topnav></oms-topnav><oms-sidemenu></oms-sidemenu>', width: 390 });
  await expect.element(barButton('Menu')).toBeVisible();
  await expect.element(barButton('Language')).not.toBeInTheDocument();
  await barButton('Open search').click();
  await expect.element(search()).toHaveFocus();
  await expect.poll(() => search().element().getBoundingClientRect().width).toBeGreaterThan(300);
  await barButton('Leave search').click();
  await expect.element(search()).not.toBeInTheDocument();
  await barButton('Account').click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect.element(barButton('打开搜索')).toBeVisible();
});

test('a search in use stays where the window becomes narrow', async () => {
  await readyStage(BAR);
  await search().click();
  await userEvent.keyboard('SO-1');
  await page.viewport(390, 700);
  await expect.element(search()).toBeVisible();
  await expect.element(search()).toHaveFocus();
  await expect.element(search()).toHaveValue('SO-1');
  await barButton('Leave search').click();
  await expect.element(search()).not.toBeInTheDocument();
});

test('shows what the attribute features asks for', async () => {
  await readyStage({ ...BAR, markup: '<oms-topnav features="search user"></oms-topnav>' });
  await expect.element(search()).toBeVisible();
  await expect.element(barButton('Language')).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  bar().removeAttribute('features');
  await expect.element(barButton('Language')).toBeVisible();
});
