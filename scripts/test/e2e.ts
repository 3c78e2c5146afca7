import { freshReport, type Result, readReport, settle } from './result';
import { run } from './run';

/** The tag of tests that open so many pages, or depend so closely on which is first, that they need the machine for themselves. */
const ALONE = '@alone';

/** End-to-end tests against the demo, started by the Playwright configuration: first those that share the machine. */
export async function runEndToEnd(): Promise<Result[]> {
  return [
    await runSome('e2e', ['--grep-invert', ALONE]),
    await runSome('e2e alone', ['--grep', ALONE, '--workers', '1']),
  ];
}

/** @param engine default: Chromium */
export async function runSome(runner: string, args: string[], engine = ''): Promise<Result> {
  const file = freshReport(`${runner}.json`);
  // A run empties its folder: what the other has kept of failures stays.
  const output = `.cache/e2e/${runner.replaceAll(' ', '-')}`;
  const status = await run('playwright', ['test', '--reporter=list,json', '--output', output, ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    E2E_ENGINE: engine,
  });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  if (!report) return settle(runner, status, undefined);
  const { expected, unexpected, flaky } = report.stats;
  return settle(runner, status, { passed: expected, failed: unexpected + flaky });
}
