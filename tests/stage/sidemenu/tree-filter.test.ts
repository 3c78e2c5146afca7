import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { filter, marked, menu, results } from './filter';
import { menuLink, sideMenu } from './menu';

const PORTAL = { services: { menu }, portal: true, path: '/home/b2corder' };

test('finds entries of other modules and says where they live; Escape empties it', async () => {
  await readyStage(PORTAL);
  await filter().fill('ＳＴＯＣＫ-que\u200bry');
  await expect.element(results()).toHaveTextContent('Inventory › Stock');
  await expect.poll(marked).toEqual(['Stock query']);
  await expect.element(sideMenu().getByText('1 entry found')).toBeInTheDocument();
  await expect.element(menuLink('B2C orders')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(filter()).toHaveValue('');
  await expect.element(filter()).toHaveFocus();
  await expect.element(menuLink('B2C orders')).toBeVisible();
});

test('finds Chinese titles by pinyin and by its initials', async () => {
  await readyStage({ ...PORTAL, services: { menu, lang: 'zh-CN' } });
  for (const typed of ['库存查询', 'kucunchaxun', 'kccx']) {
    await filter('查找菜单').fill(typed);
    await expect.poll(marked, { message: typed }).toEqual(['库存查询']);
    await filter('查找菜单').fill('');
  }
});

test('arrows point at results, Enter opens one, with Ctrl in a new tab', async () => {
  const { left } = await readyStage(PORTAL);
  const tabs: string[] = [];
  const { open } = window;
  window.open = (url) => {
    tabs.push(String(url));
    return null;
  };
  onTestFinished(() => {
    window.open = open;
  });
  await filter().fill('orders');
  await expect.element(results().first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  const second = results().nth(1);
  await expect.element(filter()).toHaveAttribute('aria-activedescendant', second.element().id);
  await expect.element(filter()).toHaveFocus();
  const url = second.element().getAttribute('href');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => tabs).toEqual([url]);
  await expect.element(filter()).toHaveValue('orders');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => left).toEqual([{ url, target: '_self' }]);
  await expect.element(results()).not.toBeInTheDocument();
});

test('says that nothing was found, and what to do', async () => {
  await readyStage(PORTAL);
  await filter().fill('<b>qqq</b>');
  await expect.element(sideMenu().getByText('Nothing in the menu for <b>qqq</b>').last()).toBeVisible();
  await expect.element(sideMenu().getByText('Try fewer letters')).toBeVisible();
  await sideMenu().getByRole('button', { name: 'Clear' }).click();
  await expect.element(filter()).toHaveFocus();
  await expect.element(menuLink('B2C orders')).toBeVisible();
});
