import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { at, root } from './paths';

/** The result of one test runner: its counts, and a line for each failed test. */
export interface Result {
  runner: string;
  passed: number;
  failed: number;
  /** Each failed test by file and title, with the first line of its error. */
  failures: readonly string[];
}

/** A result with how long its runner took. */
export interface TimedResult extends Result {
  seconds: number;
}

const lineOf = ({ runner, passed, failed, seconds }: TimedResult): string =>
  `${runner}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;

/** Runs a runner, and says at its end what it did and how long that took. */
export async function timed(
  run: () => Promise<Result>,
  log: (line: string) => void = console.log,
): Promise<TimedResult> {
  const start = performance.now();
  const result = await run();
  const whole = { ...result, seconds: (performance.now() - start) / 1000 };
  log(`\n== ${lineOf(whole)}`);
  return whole;
}

/** A failed test on one line. @param error as the runner gives it, with its colours */
export function failureLine(file: string, title: string, error = ''): string {
  const [first = ''] = stripVTControlCharacters(error).trim().split('\n');
  return `${relative(root, file)}: ${title}${first && `: ${first}`}`;
}

/** A runner's report file, out of the way before the run: a report of an earlier run must not count. */
export function freshReport(name: string): string {
  const file = at('.cache/reports', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** The report as JSON; undefined when the runner ended without writing one. */
export function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** A runner that failed outside of a test, or that ran none, has one failure. */
export function settle(
  runner: string,
  status: number,
  counts: { passed: number; failed: number; failures?: readonly string[] } | undefined,
): Result {
  const { passed, failed, failures = [] } = counts ?? { passed: 0, failed: 0 };
  const broken = failed === 0 && (status !== 0 || passed === 0);
  return { runner, passed, failed: broken ? 1 : failed, failures };
}

/**
 * Prints what each runner did, the failed tests again (what they printed is far above by then), and as the last line
 * the sum that CI counts. @returns the exit status
 */
export function printSum(results: readonly TimedResult[], log: (line: string) => void = console.log): number {
  log('');
  for (const failure of results.flatMap(({ failures }) => failures)) log(`Failed: ${failure}`);
  for (const result of results) log(lineOf(result));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const failed = sum(results.map((result) => result.failed));
  log(`all: ${sum(results.map(({ seconds }) => seconds)).toFixed(1)} s`);
  log(`${sum(results.map((result) => result.passed))} passed, ${failed} failed`);
  return failed > 0 || results.length === 0 ? 1 : 0;
}

/** For what failed before any test could run. */
export function printFailure(error: unknown): number {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  return 1;
}
