import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from '../paths';

/** What one test runner did. */
export interface Result {
  runner: string;
  passed: number;
  failed: number;
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
  counts: { passed: number; failed: number } | undefined,
): Result {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  const broken = failed === 0 && (status !== 0 || passed === 0);
  return { runner, passed, failed: broken ? 1 : failed };
}
