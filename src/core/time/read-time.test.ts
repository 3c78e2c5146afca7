import { expect, test } from 'vitest';
import { momentOf, readTime } from './read-time';

test.each([
  [1795731000000, '2026-11-26T22:10:00.000Z'],
  ['1795731000000', '2026-11-26T22:10:00.000Z'],
  [1795731000, '2026-11-26T22:10:00.000Z'],
  ['1795731000', '2026-11-26T22:10:00.000Z'],
  [[2026, 11, 26, 22, 10, 0], '2026-11-26T22:10:00.000Z'],
  [[2026, 11, 26, 22, 10, 0, 500_000_000], '2026-11-26T22:10:00.500Z'],
  [[2026, 11, 26], '2026-11-26T00:00:00.000Z'],
  ['2026-11-26 22:10:00', '2026-11-26T22:10:00.000Z'],
  ['2026-11-26T22:10', '2026-11-26T22:10:00.000Z'],
  ['2026-11-26', '2026-11-26T00:00:00.000Z'],
])('%j is the time %s', (value, time) => {
  expect(readTime(value)).toBe(time);
});

test.each(['2026-11-26T22:10:00Z', '2026-11-27T06:10:00+08:00', 'soon', '2026-02-40 10:00'])(
  '%s stays as it is',
  (value) => {
    expect(readTime(value)).toBe(value);
  },
);

test.each([null, undefined, '', {}, true, [2026], ['2026', '11', '26'], Number.NaN, 1e300])(
  '%j is no time',
  (value) => {
    expect(readTime(value)).toBe('');
  },
);

test.each([
  ['+08:00', '2026-11-26 22:10:00', '2026-11-26T14:10:00.000Z'],
  ['-03:30', '2026-11-26 22:10:00', '2026-11-27T01:40:00.000Z'],
  ['Asia/Shanghai', [2026, 11, 26, 22, 10, 0, 500_000_000], '2026-11-26T14:10:00.500Z'],
  ['Asia/Shanghai', '2026,11,26,22,10', '2026-11-26T14:10:00.000Z'],
  ['Asia/Shanghai', '2026-11-26', '2026-11-25T16:00:00.000Z'],
  ['America/New_York', '2026-07-01 08:00', '2026-07-01T12:00:00.000Z'],
  ['America/New_York', '2026-12-01 08:00', '2026-12-01T13:00:00.000Z'],
])('in %s %j without a zone is %s', (zone, value, time) => {
  expect(readTime(value, zone)).toBe(time);
});

test.each(['2026-11-26T22:10:00Z', '2026-11-26T22:10:00.000+00:00', 1795731000, '1795731000000'])(
  '%j says its moment by itself, in whichever zone the service is',
  (value) => {
    expect(momentOf(value, 'America/New_York')).toBe(1795731000000);
  },
);

test.each([
  ['the last time before the clocks are put forward', '2026-03-08 01:59', '2026-03-08T06:59:00.000Z'],
  ['a time that they leave out counts on from there', '2026-03-08 02:30', '2026-03-08T07:30:00.000Z'],
  ['the first time after it', '2026-03-08 03:00', '2026-03-08T07:00:00.000Z'],
  ['a time that they show twice is the earlier moment', '2026-11-01 01:30', '2026-11-01T05:30:00.000Z'],
  ['the first time that they show once again', '2026-11-01 02:00', '2026-11-01T07:00:00.000Z'],
])('in New York, %s: %s', (_, value, time) => {
  expect(readTime(value, 'America/New_York')).toBe(time);
});
