import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { field, group, inGroup, ORDERS, PRODUCTS, PURCHASES, said } from './parts';

const MARKUP = '<oms-topnav></oms-topnav>';

test('of menu entries favourites are first, with their number and a way to all of them', async () => {
  const entries = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Last'].map((name) => ({
    id: name,
    title: `${name} order`,
    url: `/home/${name.toLowerCase()}`,
  }));
  await readyStage({
    markup: MARKUP,
    services: {
      menu: [{ title: 'Orders', entries }],
      favourites: ['Last'],
      search: { orders: [{ code: 'SO-1', title: 'order' }] },
    },
  });
  await field.fill('order');
  const found = inGroup('Menu');
  await expect.poll(() => found.elements()).toHaveLength(6);
  await expect.element(found.first()).toHaveTextContent('Last order');
  await expect.element(found.first().getByRole('mark')).toHaveTextContent('order');
  await expect.element(group('Menu').getByText('7', { exact: true })).toBeVisible();
  // They count for the number below all groups, too.
  await expect.element(page.getByText('8 in total', { exact: true })).toBeVisible();
  await found.last().click();
  await expect.poll(() => found.elements()).toHaveLength(7);
  await expect.element(field).toHaveFocus();
});

test('are found at once by title and by pinyin, without the services', async () => {
  const { services } = await readyStage({ markup: MARKUP, services: { lang: 'zh-CN' } });
  for (const call of [ORDERS, PRODUCTS, PURCHASES]) services.hold(call);
  for (const keyword of ['库存', 'kucun', 'kc']) {
    await field.fill(keyword);
    await expect.element(inGroup('菜单').first().getByRole('mark')).toHaveTextContent('库存');
  }
  await field.fill('库');
  await expect.element(said('提示：2个及以上字符才会触发搜索')).toBeInTheDocument();
  await expect.element(inGroup('菜单').first()).toBeVisible();
});
