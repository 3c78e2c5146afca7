import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runQuietly } from '@oms/tools/run';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openInPlace } from './in-place';

let folder: string;
let source: string;
let journal: string;
const text = () => readFileSync(source, 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oms-mutants-'));
  source = join(folder, 'source.ts');
  journal = join(folder, '.cache', 'journal.json');
  writeFileSync(source, 'right');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a changed file is put back', () => {
  const inPlace = openInPlace(journal);
  inPlace.change(source, 'wrong');
  expect(text()).toBe('wrong');
  inPlace.restore();
  expect(text()).toBe('right');
  expect(existsSync(journal)).toBe(false);
});

test('one file is changed at a time', () => {
  const inPlace = openInPlace(journal);
  inPlace.change(source, 'wrong');
  expect(() => inPlace.change(source, 'worse')).toThrow('is still changed');
  inPlace.restore();
  expect(text()).toBe('right');
});

test('nothing is put back where nothing is changed', () => {
  const inPlace = openInPlace(journal);
  inPlace.change(source, 'wrong');
  inPlace.restore();
  writeFileSync(source, 'edited since');
  inPlace.restore();
  expect(text()).toBe('edited since');
});

test('the next run puts back what one that was killed has left', () => {
  openInPlace(journal).change(source, 'wrong');
  openInPlace(journal);
  expect(text()).toBe('right');
  expect(existsSync(journal)).toBe(false);
});

test.each(['process.kill(process.pid, "SIGINT")', 'throw new Error("a mistake")'])(
  'a process that ends by %s puts its file back',
  async (end) => {
    const script = join(folder, 'run.ts');
    const module = JSON.stringify(join(import.meta.dirname, 'in-place.ts'));
    const given = [journal, source].map((path) => JSON.stringify(path));
    writeFileSync(
      script,
      `import { atTheEnd, openInPlace } from ${module};
       const inPlace = openInPlace(${given[0]});
       atTheEnd(inPlace.restore);
       inPlace.change(${given[1]}, 'wrong');
       setInterval(() => {}, 1000);
       setTimeout(() => { ${end} });`,
    );
    const { status } = await runQuietly('tsx', [script]);
    expect(status).not.toBe(0);
    expect(text()).toBe('right');
  },
);
