import { getShell } from '@oms/shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRows, ordersTable, ROWS, tableRows } from '../support/orders-table';

test('a load that fails is told and leaves the rows; those of another query are tried again', async () => {
  const { services } = await ordersTable({
    views: [{ id: 'new', name: 'To review', query: 'status=REVIEW' }],
  });
  await expectRows(10);
  const mend = services.fail(ROWS, { code: 10999, message: 'The order service rests' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByText('The order service rests').first()).toBeVisible();
  await expectRows(10);
  await page.getByRole('button', { name: 'To review' }).click();
  await expect.element(page.getByText('The list could not be loaded').first()).toBeVisible();
  await expectRows(0);
  mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectRows(8);
});

test('the list is loaded again in another language, with its words', async () => {
  const { services } = await ordersTable({});
  await expectRows(10);
  getShell().setLang('zh-CN');
  await expect.poll(() => services.calls(ROWS).at(-1)?.lang).toBe('zh-CN');
  await expect.element(page.getByRole('button', { name: '刷新' })).toBeVisible();
  await expect.poll(() => tableRows().elements().length).toBe(10);
});
