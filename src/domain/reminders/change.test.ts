import { expect, test } from 'vitest';
import { changeOf } from './change';

test('who and when come as the service says, so that the zone of the service is read where the time is shown', () => {
  const body = (changedAt: unknown) => ({ code: 10041, data: { changedBy: 'Kim Lee', changedAt } });
  expect(changeOf(body('2026-11-26 22:10:00'))).toEqual({ by: 'Kim Lee', at: '2026-11-26 22:10:00' });
  expect(changeOf(body(1_795_731_000_000))).toEqual({ by: 'Kim Lee', at: '1795731000000' });
  expect(changeOf('<html>')).toEqual({ by: '', at: '' });
});
