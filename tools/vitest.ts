import { run } from './run';
import { failureLine, freshReport, type Result, readReport, settle } from './test-result';

interface Report {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface RunOptions {
  env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the run is ended; default: none. */
  limit?: number;
  /** Folder of the configuration; default: the repository's root. */
  cwd?: string;
  /** Nothing to run is no failure. */
  mayBeNone?: boolean;
}

/**
 * Runs Vitest with its report read.
 * @param name of the run, for its sum
 * @param args of Vitest, its command first
 */
export async function runVitest(
  name: string,
  args: readonly string[],
  { env, limit, cwd, mayBeNone = false }: RunOptions = {},
): Promise<Result> {
  const file = freshReport(`${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = await run('vitest', [...args, ...reporters], env, limit, cwd);
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
  if (mayBeNone && status === 0 && report.numTotalTests === 0) {
    return { runner: name, passed: 0, failed: 0, failures: [] };
  }
  return settle(name, status, { passed: report.numPassedTests, failed, failures });
}
