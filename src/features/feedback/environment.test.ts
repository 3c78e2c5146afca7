import { expect, test } from 'vitest';
import { ShellError } from '../../core/errors';
import { environmentText, failedLine, MAX_ENVIRONMENT, plainLine } from './environment';

test('a hostile value stays one line, and short', () => {
  expect(plainLine('Mozilla\nOrganisation: 7\u202e\u2028x')).toBe('Mozilla Organisation: 7 x');
  expect(plainLine('x'.repeat(9_999))).toHaveLength(500);
});

test('a failed call is one line', () => {
  const line = (code: string, status?: number, path = '/api/v1/orders') =>
    failedLine({
      at: 0,
      error: new ShellError({
        kind: 'reply',
        code,
        messageKey: 'error.unexpected',
        call: `GET ${path}`,
        ...(status !== undefined && { response: new Response(null, { status }) }),
      }),
    });
  expect(line('10021', 200)).toBe('1970-01-01T00:00:00.000Z GET /api/v1/orders 200 10021');
  expect(line('500', 500)).toMatch(/orders 500$/);
  expect(line('network')).toMatch(/orders network$/);
  expect(line('10022', 200, '/api/v1/reset/eyJhbGciOiJIUzI1NiJ9.e30.x')).toContain('/reset/… 200');
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
