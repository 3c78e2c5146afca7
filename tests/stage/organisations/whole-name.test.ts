import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { barButton } from '../topnav/bar';
import { choose, expectOrganisation, HARBOUR, NORTHWIND, open, options } from './parts';

const name = 'Northwind Supply and Distribution of Household Goods (Shenzhen) Company Limited';

test('a long name is whole in its row, and in the account menu where the bar has no room for it', async () => {
  const long = { ...NORTHWIND, name };
  await readyStage({ services: { organisations: [HARBOUR, long] } });
  await open();
  const row = options.filter({ hasText: long.code }).getByText(name, { exact: true });
  await expect.element(row).toBeVisible();
  expect(row.element().scrollWidth).toBeLessThanOrEqual(row.element().clientWidth);
  await choose(NORTHWIND);
  await expectOrganisation(NORTHWIND.code);
  await page.viewport(375, 800);
  await barButton('Account').click();
  await expect.element(page.getByRole('banner').getByText(name, { exact: true }).last()).toBeVisible();
});
