import { run } from '../../tools/run';
import { failureLine, freshReport, type Result, readReport, settle } from '../../tools/test-result';

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
  /** Only tests with this tag of vitest.config.ts. */
  tag?: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the run is ended; default: none. */
  limit?: number;
  /** Nothing to run is no failure. */
  mayBeNone?: boolean;
}

/** Vitest's projects by run. Each run names its projects: Vitest runs a project where any one of several `!name` lets it in. */
export const PROJECTS = {
  /** The quick ones: a file takes seconds. */
  sources: ['unit', 'contract', 'stage-react', 'stage-preact', 'environments', 'backend'],
  /** The slow ones of the sources: a file opens many pages. */
  hosts: ['hosts'],
  /** Test what is delivered: the package as others install it, and the documentation. */
  shipped: ['package', 'site'],
  services: ['services'],
};

/** Unit, contract, host and backend tests and the stage. */
export const runVitest = (): Promise<Result> =>
  runProjects('vitest', [...PROJECTS.sources, ...PROJECTS.hosts]);

/** The tests of what is shipped: they run beside each other, since npm mostly waits. */
export const runShipped = (): Promise<Result> => runProjects('shipped', PROJECTS.shipped);

export const runProjects = (
  name: string,
  projects: readonly string[],
  options?: RunOptions,
): Promise<Result> =>
  runSome(
    name,
    ['run', ...only(projects), ...(options?.tag ? [`--tags-filter=${options.tag}`] : [])],
    options,
  );

/** The tests of the sources that import one of the files, without those that take a minute and more each; there may be none. */
export const runRelated = (files: readonly string[]): Promise<Result> =>
  runSome('vitest', ['related', '--run', ...only(PROJECTS.sources), ...files], { mayBeNone: true });

const only = (projects: readonly string[]) => projects.map((project) => `--project=${project}`);

/** @param args of Vitest, its command first */
async function runSome(
  name: string,
  args: readonly string[],
  { env, limit, mayBeNone = false }: RunOptions = {},
): Promise<Result> {
  const file = freshReport(`${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = await run('vitest', [...args, ...reporters], env, limit);
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
