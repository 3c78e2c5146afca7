import { Surface, Time } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRows, ordersTable, tableRows } from '../support/orders-table';
import { reactStage } from '../support/react';

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

const CHINESE = { config: { serviceTimeZone: 'Asia/Shanghai' } };
const moment = (time: Element | undefined) => new Date(time?.getAttribute('datetime') ?? '').toISOString();

test('a time without a zone in a column is of the services’ zone', async () => {
  await ordersTable(
    { columns: [{ key: 'createdAt', title: 'Ordered', type: 'time' }] },
    { rows: [{ id: '1', createdAt: '2026-11-26 22:10:00' }], ...CHINESE },
  );
  await expectRows(1);
  expect(moment(tableRows().getByRole('time').elements()[0])).toBe('2026-11-26T14:10:00.000Z');
});

test('so is one that a page gives to Time', async () => {
  await reactStage(
    <Surface>
      <Time at="2026-11-26 22:10:00" />
    </Surface>,
    CHINESE,
  );
  await expect.element(page.getByRole('time')).toBeVisible();
  expect(moment(page.getByRole('time').elements()[0])).toBe('2026-11-26T14:10:00.000Z');
});
