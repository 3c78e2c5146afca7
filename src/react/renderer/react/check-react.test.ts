import { afterEach, expect, test, vi } from 'vitest';
import { checkReact } from './check-react';

afterEach(() => {
  vi.restoreAllMocks();
});

function told(version?: string): string[] {
  const errors: string[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  checkReact({ error: (code, message) => errors.push(`${code}: ${message}`) }, version);
  return errors;
}

test.each(['17.0.2', '18.3.1', '19.0.0'])('names React %s, which Preact has in its place', (version) => {
  expect(told(version)).toEqual([
    expect.stringMatching(
      /^config: react is [\d.]+ in this bundle, .*preact\(\{ reactAliasesEnabled: false \}\)/,
    ),
  ]);
});

test.each([undefined, '19.2.0', '19.3.0-canary-1', '20.0.0'])('takes React %s', (version) => {
  expect(told(version)).toEqual([]);
});
