import { hosts } from './support/demo';
import { openOrders, rowsOf } from './support/table';
import { expect, test } from './support/test';

const ROWS = '**/api/v2/deliverOrder/findByPage?**';

test('the router keeps the query of a list: Back restores it, and a press on the menu begins anew', async ({
  context,
  page,
}) => {
  await openOrders(context, page, '?status=REVIEW,ALLOCATE,PICKING');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/status=REVIEW%2CALLOCATE%2CPICKING&page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: '1', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'B2C orders' }).click();
  await expect(page).toHaveURL(`${hosts.console}/home/b2corder`);
  await expect(page.getByRole('list', { name: 'Filters that are set' })).toHaveCount(0);
});

test('a list that was left comes back as it was, with what has changed meanwhile', async ({
  context,
  page,
}) => {
  await openOrders(context, page, '?rows=100');
  await expect(rowsOf(page)).toHaveCount(100);
  const region = page.getByRole('region', { name: 'B2C orders' });
  await rowsOf(page).nth(60).getByRole('link').scrollIntoViewIfNeeded();
  const top = await region.evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(500);
  const number = (await rowsOf(page).nth(60).getByRole('link').innerText()).trim();
  await rowsOf(page).nth(60).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await page.route(ROWS, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { content: { orderNo: string; warehouseCode: string }[] } };
    for (const row of body.data.content) if (row.orderNo === number) row.warehouseCode = 'NEW9';
    await route.fulfill({ response: reply, json: body });
  });
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(rowsOf(page)).toHaveCount(100);
  expect(await region.evaluate((element) => element.scrollTop)).toBe(top);
  await expect(rowsOf(page).nth(60)).toContainText('NEW9');
  expect(await region.evaluate((element) => element.scrollTop)).toBe(top);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => region.evaluate((element) => element.scrollTop)).toBe(0);
  await expect(rowsOf(page)).toHaveCount(100);
});
