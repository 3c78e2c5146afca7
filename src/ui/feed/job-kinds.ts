import type { StatusKind } from '../status/StatusGlyph';

/** The shapes of what runs: 0 waiting to run, 1 running, 2 success, 3 error, 4 timeout, 5 no data (docs/behaviour.md#data). */
export const JOB_KINDS: Readonly<Record<0 | 1 | 2 | 3 | 4 | 5, StatusKind>> = {
  0: 'waiting',
  1: 'half',
  2: 'done',
  3: 'failed',
  4: 'held',
  5: 'none',
};
