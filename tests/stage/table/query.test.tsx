import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectRows, ordersTable, ROWS } from '../support/orders-table';

test('ten rows, the newest first, and without conditions', async () => {
  const { services } = await ordersTable({});
  await expectRows(10);
  expect(services.calls(ROWS).at(-1)?.params).toEqual({ page: '1', rows: '10', sidx: 'id', sord: 'desc' });
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('SO1030');
});

test('filters, order and page are in the address, and the service is asked for them', async () => {
  const { addresses, services } = await ordersTable({});
  await page.getByRole('combobox', { name: 'Status' }).click();
  for (const name of ['To review', 'To allocate', 'Done']) await page.getByRole('option', { name }).click();
  await userEvent.keyboard('{Escape}');
  const chips = page.getByRole('list', { name: 'Filters that are set' });
  await expect
    .element(chips.getByRole('button').first())
    .toHaveTextContent('Status To review, To allocate +1');
  await page.getByRole('button', { name: 'Amount' }).click();
  await expect
    .element(page.getByRole('columnheader', { name: 'Amount' }))
    .toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect
    .poll(() => services.calls(ROWS).at(-1)?.params)
    .toEqual({
      page: '2',
      rows: '10',
      sidx: 'amount',
      sord: 'desc',
      'search[IN_status]': 'REVIEW,ALLOCATE,DONE',
    });
  // Back leads to another order and another page, and over a choice of filters.
  expect(addresses.slice(-3)).toEqual([
    { query: 'status=REVIEW%2CALLOCATE%2CDONE', step: false },
    { query: 'status=REVIEW%2CALLOCATE%2CDONE&sort=-amount', step: true },
    { query: 'status=REVIEW%2CALLOCATE%2CDONE&sort=-amount&page=2', step: true },
  ]);
});

test('an address that Back or a link brings is shown, and a filter is removed by its chip', async () => {
  const { go, addresses } = await ordersTable({}, { query: 'status=REVIEW%2CALLOCATE&sort=-amount&page=2' });
  const current = (name: string) => page.getByRole('button', { name, exact: true });
  await expect.element(current('2')).toHaveAttribute('aria-current', 'page');
  go('status=REVIEW%2CALLOCATE&sort=-amount');
  await expect.element(current('1')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Remove the filter Status' }).click();
  await expect.element(page.getByRole('list', { name: 'Filters that are set' })).not.toBeInTheDocument();
  expect(addresses.at(-1)?.query).toBe('sort=-amount');
  go('');
  await expect.element(page.getByRole('columnheader', { name: 'Amount' })).not.toHaveAttribute('aria-sort');
});

test('another filter leads to the first page', async () => {
  const { addresses } = await ordersTable({}, { query: 'status=REVIEW%2CALLOCATE&page=2' });
  await expect
    .element(page.getByRole('button', { name: '2', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Remove the filter Status' }).click();
  await expect.poll(() => addresses.at(-1)?.query).toBe('');
});

test('what an address has that cannot be read counts as not given; nothing matches until a reset', async () => {
  const { services } = await ordersTable({}, { query: 'page=1&rows=7&sort=-password&text=HELD&view=none' });
  await expect.element(page.getByText('Nothing matches')).toBeVisible();
  expect(services.calls(ROWS)[0]?.params).toMatchObject({ rows: '10', sidx: 'id' });
  await page.getByRole('button', { name: 'Reset' }).last().click();
  await expectRows(10);
});

test('a page too far is the last one', async () => {
  const { addresses } = await ordersTable({}, { query: 'page=99999' });
  await expect
    .element(page.getByRole('button', { name: '3', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await expectRows(10);
  await expect.poll(() => addresses.at(-1)?.query).toBe('page=3');
});

test('a list is filtered by days, and the address keeps them', async () => {
  const { services, addresses, go } = await ordersTable({
    filters: [{ key: 'expected', type: 'dates', field: 'createdAt', label: 'Expected' }],
  });
  const field = page.getByRole('textbox', { name: 'Expected' });
  await field.fill('2026-12-01 - 2026-12-31');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => services.calls(ROWS).at(-1)?.params)
    .toMatchObject({ 'search[GE_createdAt]': '2026-12-01', 'search[LE_createdAt]': '2026-12-31' });
  const { query = '' } = addresses.at(-1) ?? {};
  expect(query).toBe('expected=2026-12-01%2C2026-12-31');
  go('');
  await expect.element(field).toHaveValue('');
  go(query);
  await expect.element(field).toHaveValue('1 Dec 2026 - 31 Dec 2026');
});

test('a value of an address that the filter does not have counts as not given', async () => {
  const { services } = await ordersTable({}, { query: 'status=NOPE' });
  await expectRows(10);
  expect(services.calls(ROWS).at(-1)?.params).toEqual({ page: '1', rows: '10', sidx: 'id', sord: 'desc' });
  await expect.element(page.getByRole('list', { name: 'Filters that are set' })).not.toBeInTheDocument();
});
