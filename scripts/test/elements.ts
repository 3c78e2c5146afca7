import { writeFileSync } from 'node:fs';
import { startTestRunner } from '@web/test-runner';
import { at } from '../../tools/paths';
import { run } from '../../tools/run';
import { failureLine, freshReport, type Result, readReport, settle } from '../../tools/test-result';

type Counts = Omit<Result, 'runner'>;

const configFile = at('web-test-runner.config.mjs');

/**
 * A module that starts another browser than the Chromium of the configuration: its default export makes a launcher of
 * the Web Test Runner.
 */
const launcher = process.env.ELEMENTS_LAUNCHER;

/** Bundles the elements for the tests. @returns the status of the build that failed, or 0 */
async function buildElements(): Promise<number> {
  // Both of React's builds (the development one complains where the other is silent), and the CDN build's Preact.
  const built = await Promise.all(
    ['production', 'development', 'preact'].map((mode) =>
      run('vite', ['build', '-c', 'tests/elements/vite.config.ts', '--mode', mode, '-l', 'warn']),
    ),
  );
  return built.find((status) => status !== 0) ?? 0;
}

/** Element tests in a real browser: the elements are bundled first, then run by the Web Test Runner. */
export async function runElements(): Promise<Result> {
  const built = await buildElements();
  return built === 0 ? runBuiltElements() : settle('elements', built, undefined);
}

/** The element tests with what is bundled. */
async function runBuiltElements(): Promise<Result> {
  const name = 'elements';
  const file = freshReport(`${name}.json`);
  // In a process of its own: the runner ends the process when it cannot start.
  const status = await run('tsx', ['scripts/test/elements.ts', file]);
  return settle(name, status, readReport<Counts>(file));
}

type Runner = NonNullable<Awaited<ReturnType<typeof startTestRunner>>>;
type Session = ReturnType<Runner['sessions']['all']> extends Iterable<infer S> ? S : never;
type Suite = NonNullable<Session['testResults']>;

function count(suite: Suite, file: string): Counts {
  const failures: string[] = [];
  let passed = 0;
  for (const test of suite.tests) {
    if (test.skipped) continue;
    if (test.passed) passed++;
    else failures.push(failureLine(file, test.name, test.error?.message));
  }
  for (const inner of suite.suites) {
    const counts = count(inner, file);
    passed += counts.passed;
    failures.push(...counts.failures);
  }
  return { passed, failed: failures.length, failures };
}

async function main(report: string): Promise<void> {
  const { default: config } = await import(configFile);
  const runner = await startTestRunner({
    config: launcher ? { ...config, browsers: [(await import(launcher)).default()] } : config,
    readFileConfig: false,
    readCliArgs: false,
    autoExitProcess: false,
  });
  if (!runner) throw new Error('The Web Test Runner did not start.');
  runner.on('stopped', (passed) => {
    let tests = 0;
    const failures: string[] = [];
    for (const { testResults, testFile = '', ...session } of runner.sessions.all()) {
      const counts = testResults ? count(testResults, testFile) : { passed: 0, failed: 0, failures: [] };
      tests += counts.passed;
      failures.push(...counts.failures);
      // A file that failed to load has errors and no results.
      if (!session.passed && counts.failed === 0)
        failures.push(failureLine(testFile, 'the file', session.errors[0]?.message));
    }
    const total: Counts = { passed: tests, failed: failures.length, failures };
    writeFileSync(report, JSON.stringify(total));
    process.exit(passed ? 0 : 1);
  });
}

const [program, report] = process.argv.slice(1);
if (program?.endsWith('elements.ts') && report) await main(report);
