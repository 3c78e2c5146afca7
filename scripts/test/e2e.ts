import { freshReport, type Result, readReport, settle } from './result';
import { run } from './run';

/** End-to-end tests against the demo, started by the Playwright configuration. */
export async function runEndToEnd(): Promise<Result> {
  const file = freshReport('e2e.json');
  const status = await run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  if (!report) return settle('e2e', status, undefined);
  const { expected, unexpected, flaky } = report.stats;
  return settle('e2e', status, { passed: expected, failed: unexpected + flaky });
}
