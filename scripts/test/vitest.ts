import { freshReport, type Result, readReport, settle } from './result';
import { run } from './run';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Unit, contract, host and backend tests. */
export async function runVitest(): Promise<Result> {
  const file = freshReport('vitest.json');
  const status = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport<Report>(file);
  if (!report) return settle('vitest', status, undefined);
  // A file that could not be loaded, or whose setup failed, has no failed test to count.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  return settle('vitest', status, { passed: report.numPassedTests, failed });
}
