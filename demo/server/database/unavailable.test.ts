import { expect, test } from 'vitest';
import { unavailable } from './unavailable';

test.each([
  { code: 'ECONNREFUSED' },
  { code: '57P01', message: 'terminating connection due to administrator command' },
  { code: '08006' },
  new Error('Connection terminated unexpectedly'),
])('a database that is away is busy: %o', (error) => {
  expect(unavailable(error)).toMatchObject({ code: 503, cause: error });
});

test.each([{ code: '23505' }, new Error('syntax error')])('any other error stays: %o', (error) => {
  expect(unavailable(error)).toBe(error);
});
