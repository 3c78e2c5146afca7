import { expect, test } from 'vitest';
import { triesLeft, waitOf } from './refusal';

const refused = (data: unknown) => ({ body: { code: 10007, data } });

test.each([
  [{ left: 2 }, 2],
  [{ left: '2' }, 2],
  [{ left: -3 }, 0],
  [{ left: 1.5 }, 1],
  [null, 0],
])('of the reply %j there are %j tries left', (data, left) => {
  expect(triesLeft(refused(data))).toBe(left);
});

test.each([
  [{ wait: 29.2 }, 30],
  [{ wait: 100_000 }, 86_400],
  [{ wait: 0 }, null],
  [{ wait: -1 }, null],
  [[], null],
])('after the reply %j it may be sent again in %j seconds', (data, seconds) => {
  expect(waitOf(refused(data))).toBe(seconds);
});
