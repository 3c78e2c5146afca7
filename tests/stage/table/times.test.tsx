import { expect, test } from 'vitest';
import { expectRows, ordersTable, tableRows } from '../support/orders-table';

test('a column of times shows one moment alike, in whichever form the service sends it', async () => {
  const forms = [
    '2026-11-26T22:10:00Z',
    '2026-11-26 22:10:00',
    1795731000000,
    '1795731000',
    [2026, 11, 26, 22, 10, 0],
  ];
  await ordersTable(
    { columns: [{ key: 'createdAt', title: 'Ordered', type: 'time' }] },
    { rows: forms.map((createdAt, at) => ({ id: String(at), createdAt })) },
  );
  await expectRows(forms.length);
  const shown = tableRows()
    .getByRole('time')
    .elements()
    .map((time) => [time.getAttribute('datetime')?.slice(0, 19), time.textContent]);
  expect(shown).toHaveLength(forms.length);
  expect(new Set(shown.map(String)).size).toBe(1);
});
