import { join } from 'node:path';
import { run } from '../../tools/run';
import { failureLine, freshReport, type Result, readReport, settle } from '../../tools/test-result';

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface Report extends Suite {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Tests that were interrupted, or did not run for whatever reason, are failed, too. */
function failuresIn({ config, ...report }: Report): string[] {
  const ofSuite = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs
      .filter((spec) => !spec.ok || spec.tests.some(({ status }) => status === 'skipped'))
      .map(({ file, line, title, tests }) => {
        const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
        return failureLine(join(config.rootDir, `${file}:${line}`), title, error?.message ?? 'did not run');
      }),
    ...suites.flatMap(ofSuite),
  ];
  return ofSuite(report);
}

/**
 * All end-to-end tests against the demo, which the Playwright configuration starts; those that need the machine alone
 * come last.
 */
export const runEndToEnd = (): Promise<Result> => runSome('e2e', [], { E2E_WHOLE: '1' });

/** Specs that need what several processes share: sessions, organisations, counts, files, sockets, the outbox. */
const SHARED = [
  'sign-on',
  'navigation',
  'notices.spec',
  'realtime',
  'feedback',
  'organisations',
  'records',
  'session-end',
];

/** A core of the end-to-end tests against several backends behind a proxy. */
export const runOnCluster = (): Promise<Result> =>
  runSome('e2e on a cluster', SHARED, { E2E_DEMO: 'cluster' });

/** @param args of Playwright: files, filters */
export async function runSome(
  runner: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const file = freshReport(`${runner}.json`);
  const status = await run('playwright', ['test', '--reporter=list,json', ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return resultOf(runner, status, file);
}

/** @param file Playwright's report as JSON */
export function resultOf(runner: string, status: number, file: string): Result {
  const report = readReport<Report>(file);
  if (!report) return settle(runner, status, undefined);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settle(runner, status, {
    passed: expected,
    failed: unexpected + flaky + skipped,
    failures: failuresIn(report),
  });
}
