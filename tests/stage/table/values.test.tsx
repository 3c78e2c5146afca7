import { type FakeCall, list } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectRows, orders, ordersTable, ROWS } from '../support/orders-table';
import { paste } from '../support/paste';

const filters = [
  { key: 'text', type: 'text', field: 'orderNo', label: 'Order' },
  { key: 'status', label: 'Status', options: [{ value: 'REVIEW', label: 'To review' }] },
] as const;
const field = page.getByRole('searchbox', { name: 'Order' });
const chips = page.getByRole('list', { name: 'Order' });
const values = () =>
  chips
    .getByRole('listitem')
    .elements()
    .map((chip) => chip.textContent);
const report = page.getByRole('group', { name: 'Order: list of values' }).getByRole('status');
const lines = (count: number) => Array.from({ length: count }, (_, at) => `SO${1001 + at}`).join('\n');

test('pasted numbers are a list: chips, one condition, and what was found and what was not', async () => {
  const { addresses, services } = await ordersTable({ filters });
  await expectRows(10);
  await paste(field, 'SO1003\u200b\nSO9999\nSO1001\r\n"SO1002"\tSO1003\n');
  await expectRows(3);
  await expect.poll(values).toEqual(['SO1003', 'SO9999not found', 'SO1001', 'SO1002']);
  await expect.element(report).toHaveTextContent('3 of 4 found1 not found');
  expect(
    services
      .calls(ROWS)
      .slice(-2)
      .map(({ params }) => params['search[IN_orderNo]']),
  ).toEqual(['SO1003,SO9999,SO1001,SO1002', 'SO9999']);
  expect(addresses.at(-1)?.query).toBe('text=SO1003%0ASO9999%0ASO1001%0ASO1002');
  await expect.element(field).toHaveValue('');
});

test('over several pages every value is told, and those that no row has can be copied', async () => {
  const copied: string[] = [];
  const { clipboard } = navigator;
  const writeText = clipboard.writeText;
  clipboard.writeText = async (text) => void copied.push(text);
  const { services } = await ordersTable(
    { filters },
    { query: `text=${encodeURIComponent(`${lines(30)}\nSO77\nSO88`)}` },
  );
  try {
    await expect.element(report).toHaveTextContent('30 of 32 found2 not found');
    await page.getByRole('button', { name: 'Copy those not found' }).click();
    await expect.poll(() => copied).toEqual(['SO77\nSO88']);
    const before = services.calls(ROWS).length;
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => services.calls(ROWS).length).toBe(before + 1);
    await expect
      .element(page.getByRole('button', { name: '2', exact: true }))
      .toHaveAttribute('aria-current', 'page');
    expect(services.calls(ROWS)).toHaveLength(before + 1);
    await expect.element(report).toHaveTextContent('30 of 32 found');
    await expect.poll(values).toHaveLength(20);
    await page.getByRole('button', { name: 'See all 32' }).click();
    await expect.poll(values).toHaveLength(32);
  } finally {
    clipboard.writeText = writeText;
  }
});

test('chips are removed by the keyboard, which stays among them; the last value stands in the field again', async () => {
  const { addresses, go } = await ordersTable({ filters }, { query: 'text=SO1001%0ASO1002%0ASO1003' });
  const remove = (value: string) => page.getByRole('button', { name: `Remove ${value}` });
  await expect.element(remove('SO1002')).toBeVisible();
  (remove('SO1002').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove('SO1003')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('SO1001');
  await expect.element(chips).not.toBeInTheDocument();
  expect(addresses.at(-1)?.query).toBe('text=SO1001');
  go('text=SO1001%0A0012345678901234567890');
  await expect.element(remove('0012345678901234567890')).toBeVisible();
  go('');
  await expect.element(chips).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('');
});

test('a list grows by what is typed to its end and by what is pasted; commas part numbers, and not words', async () => {
  const { addresses } = await ordersTable({ filters });
  await field.fill('SO1001, SO1002');
  await userEvent.keyboard('{Enter}');
  await expect.poll(values).toEqual(['SO1001', 'SO1002']);
  await expect.element(field).toHaveAttribute('placeholder', 'Add more');
  await field.fill('so1003');
  await userEvent.keyboard('{Enter}');
  await paste(field, 'SO1004\nSO1001');
  await expect.poll(values).toEqual(['SO1001', 'SO1002', 'so1003not found', 'SO1004']);
  await page.getByRole('button', { name: 'Reset' }).first().click();
  await field.fill('Lamp, brown');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => addresses.at(-1)?.query).toBe('text=Lamp%2C+brown');
});

test('more values than a list takes are said', async () => {
  await ordersTable({ filters }, { markup: '<oms-notice-center></oms-notice-center>' });
  await expectRows(10);
  await paste(field, lines(257));
  await expect.element(page.getByText('57 values are left out')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'See all 200' })).toBeVisible();
});

test('what a service cannot tell is not called missing', async () => {
  const answer = list(orders(30));
  await ordersTable(
    { filters },
    {
      query: 'text=SO1001%0ASO9999',
      services: {
        replies: {
          [ROWS]: (call: FakeCall) => {
            if (call.params.get('search[IN_orderNo]') === 'SO9999') throw new Error('down');
            return typeof answer === 'function' ? answer(call) : answer;
          },
        },
      },
    },
  );
  await expect.element(report).toHaveTextContent('1 of 2 found1 not checked');
});

test('a filter of one value takes a paste as ever', async () => {
  const { addresses } = await ordersTable({ filters: [{ ...filters[0], single: true }] });
  await expectRows(10);
  await paste(field, 'SO1001\nSO1002');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => addresses.at(-1)?.query).toBe('text=SO1001+SO1002');
});
