/**
 * The tag of end-to-end tests that open so many pages, or depend so closely on which is first, that they need the
 * machine for themselves.
 */
export const ALONE = '@alone';

/**
 * Playwright's projects: the tests that run side by side, and behind them, one by one, those that need the machine alone.
 * @param whole of a run of all tests: only there the second wait for the first, since what runs behind others runs
 * whole, whichever
 *   file or title is asked for
 */
export const projects = (whole: boolean) => [
  {
    name: 'parallel',
    grepInvert: new RegExp(ALONE),
    // `dependencies` of the other project would have it skipped by one red test here.
    ...(whole ? { teardown: 'alone' } : {}),
  },
  { name: 'alone', grep: new RegExp(ALONE), workers: 1 },
];
