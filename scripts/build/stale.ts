import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, root } from '../../tools/paths.ts';

const record = at('.cache/build.json');

/** A hash over names and contents of files and folders (tests and what npm installs excepted): equal inputs, equal build. */
export function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const file of inputs.flatMap((input) => filesIn(at(input))).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/]node_modules[\\/]/.test(file));
}

type Records = Record<string, string>;

function read(): Records {
  try {
    return JSON.parse(readFileSync(record, 'utf8')) as Records;
  } catch {
    // Missing on a fresh clone; a damaged one only costs a build.
    return {};
  }
}

export function isFresh(step: string, hash: string, outputs: readonly string[]): boolean {
  return read()[step] === hash && outputs.every((output) => existsSync(at(output)));
}

export function remember(step: string, hash: string): void {
  mkdirSync(at('.cache'), { recursive: true });
  writeFileSync(record, `${JSON.stringify({ ...read(), [step]: hash }, null, 2)}\n`);
}
