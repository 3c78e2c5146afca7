import { expect, test } from 'vitest';
import { changeOf } from './change';

test('who and when come as the service says, so that the zone of the service is read where the time is shown', () => {
  const body = (changedAt: unknown) => ({ code: 10041, data: { changedBy: 'Kim Lee', changedAt } });
  expect(changeOf(body('2026-11-26 22:10:00'))).toEqual({
    by: 'Kim Lee',
    actor: '',
    at: '2026-11-26 22:10:00',
  });
  expect(changeOf(body(1_795_731_000_000))).toEqual({ by: 'Kim Lee', actor: '', at: '1795731000000' });
  expect(changeOf('<html>')).toEqual({ by: '', actor: '', at: '' });
});

test('whoever acted as the person who has changed it is named, too', () => {
  const data = { changedBy: 'Kim Lee', actedName: 'Ada Admin', changedAt: '' };
  expect(changeOf({ code: 10041, data })).toMatchObject({ by: 'Kim Lee', actor: 'Ada Admin' });
});
