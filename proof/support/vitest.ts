import { run } from '@oms/tools/run';
import { failureLine, freshReport, type Result, readReport, settle } from '@oms/tools/test-result';

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs a project of vitest.config.ts of the proofs. */
export async function runTests(project: string): Promise<Result> {
  const file = freshReport(`proof ${project}.json`);
  const args = [`--project=${project}`, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = await run('vitest', ['run', '--config', 'proof/vitest.config.ts', ...args]);
  const report = readReport<Report>(file);
  if (!report) return settle(project, status, undefined);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no failed test to count.
    if (failed.length === 0) return status === 'failed' ? [failureLine(name, 'the file', message)] : [];
    return failed.map((test) => failureLine(name, test.fullName, test.failureMessages[0]));
  });
  return settle(project, status, { passed: report.numPassedTests, failed: failures.length, failures });
}
