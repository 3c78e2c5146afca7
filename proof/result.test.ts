import { expect, test } from 'vitest';
import { resultOf } from './result';

const ended = (message: readonly string[] | undefined, signal: NodeJS.Signals | null = null) =>
  resultOf('load', { status: signal ? null : 1, signal, message });

test('a proof holds where it has told of no failure', () => {
  expect(ended([])).toEqual({ runner: 'load', passed: 1, failed: 0, failures: [] });
  expect(ended(['too slow', 'too large'])).toEqual({
    runner: 'load',
    passed: 0,
    failed: 2,
    failures: ['load: too slow', 'load: too large'],
  });
});

test('a proof that has ended without its result has failed', () => {
  expect(ended(undefined).failures).toEqual([
    'load: it was ended by an error that nothing waited for, with status 1',
  ]);
  expect(ended(undefined, 'SIGKILL')).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ['load: it was ended by the signal SIGKILL'],
  });
});
