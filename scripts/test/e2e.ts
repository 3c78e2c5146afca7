import { join } from 'node:path';
import { failureLine, freshReport, type Result, readReport, settle } from './result';
import { run } from './run';

/** The tag of tests that open so many pages, or depend so closely on which is first, that they need the machine for themselves. */
const ALONE = '@alone';

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

interface Report extends Suite {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Tests that were interrupted, or could not run after a failure, are failed, too. */
function failuresIn({ config, ...report }: Report): string[] {
  const ofSuite = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs
      .filter((spec) => !spec.ok)
      .map(({ file, line, title, tests }) => {
        const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
        return failureLine(join(config.rootDir, `${file}:${line}`), title, error?.message);
      }),
    ...suites.flatMap(ofSuite),
  ];
  return ofSuite(report);
}

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
  const report = readReport<Report>(file);
  if (!report) return settle(runner, status, undefined);
  const { expected, unexpected, flaky } = report.stats;
  return settle(runner, status, {
    passed: expected,
    failed: unexpected + flaky,
    failures: failuresIn(report),
  });
}
