import { expect, test } from 'vitest';
import { strongEnd } from './strong-end';

test.each([
  ['a number', 'SO2611204732', '4732'],
  ['a short number', '7', '7'],
  ['a parcel of the post', 'RR123456785CN', '85CN'],
  ['a SKU, by its last part', 'HY-2206-BK', '-BK'],
  ['a last part that is longer than four', 'OW-LAMP-WHITE', '-WHITE'],
  ['a last part of figures', 'KT-880012', '-880012'],
  ['a hyphen at the end', 'HY-2206-', ''],
  ['a word', 'LAMP', ''],
  ['nothing', '', ''],
])('%s: %s', (_, id, strong) => {
  expect(id.slice(strongEnd(id))).toBe(strong);
});
