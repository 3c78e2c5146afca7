import { failureLine, freshReport, type Result, readReport, settle } from './result';
import { run } from './run';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Unit, contract, host and backend tests: those that need nothing but this repository. */
export const runVitest = (): Promise<Result> => runProject('vitest', '!services');

/** @param limit milliseconds after which the run is ended; default: none */
export async function runProject(
  name: string,
  project: string,
  env: NodeJS.ProcessEnv = {},
  limit?: number,
): Promise<Result> {
  const file = freshReport(`${name}.json`);
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = await run('vitest', ['run', `--project=${project}`, ...args], env, limit);
  const report = readReport<Report>(file);
  if (!report) return settle(name, status, undefined);
  // A file that could not be loaded, or whose setup failed, has no failed test to count.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failures = [
    ...broken.map((file) => failureLine(file.name, 'the file', file.message)),
    ...report.testResults.flatMap((file) =>
      file.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => failureLine(file.name, test.fullName, test.failureMessages[0])),
    ),
  ];
  const failed = report.numFailedTests + broken.length;
  return settle(name, status, { passed: report.numPassedTests, failed, failures });
}
