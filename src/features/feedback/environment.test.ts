import { expect, test } from 'vitest';
import { environmentText, failedLine, MAX_ENVIRONMENT, plainLine } from './environment';

test('a hostile value stays one line, and short', () => {
  expect(plainLine('Mozilla\nOrganisation: 7\u202e\u2028x')).toBe('Mozilla Organisation: 7 x');
  expect(plainLine('x'.repeat(9_999))).toHaveLength(500);
});

test('a failed call is one line', () => {
  const call = { at: 0, call: 'GET /api/v1/orders', status: 200, code: '10021' };
  expect(failedLine(call)).toBe('1970-01-01T00:00:00.000Z GET /api/v1/orders 200 10021');
  expect(failedLine({ ...call, status: 500, code: '500' })).toMatch(/orders 500$/);
  expect(failedLine({ ...call, status: null, code: 'network' })).toMatch(/orders network$/);
});

test('the text is what is shown, and has an end', () => {
  expect(
    environmentText([
      { name: 'Page', value: 'https://x.example/home' },
      { name: 'Window', value: '375 × 800' },
    ]),
  ).toBe('Page: https://x.example/home\nWindow: 375 × 800');
  const long = Array.from({ length: 99 }, () => ({ name: 'Page', value: 'x'.repeat(500) }));
  expect(environmentText(long)).toHaveLength(MAX_ENVIRONMENT);
});
