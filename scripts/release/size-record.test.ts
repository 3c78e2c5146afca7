import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releasedSizes, sizeTable } from './size-record';

describe('the table of sizes', () => {
  it('shows each entry beside what it weighed in the last release', () => {
    const before = { version: '0.1.0', sizes: { loader: 10_000, same: 500, old: 1000 } };
    expect(sizeTable(before, { loader: 10_060, same: 500, fresh: 2000 }).split('\n')).toEqual([
      'gzip        now    0.1.0     difference',
      'loader  10.1 KB  10.0 KB  +60 B (0.6 %)',
      'same     0.5 KB   0.5 KB              0',
      'fresh    2.0 KB        –            new',
      'old           –   1.0 KB           gone',
    ]);
  });

  it('shows the sizes alone before the first release', () => {
    expect(sizeTable(null, { loader: 10_060 }).split('\n')).toEqual(['gzip        now', 'loader  10.1 KB']);
  });
});

describe('the record of sizes', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'oms-shell-sizes-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is none before the first release', () => {
    expect(releasedSizes(join(folder, 'none.json'))).toBeNull();
  });

  it('is not taken for none where it is damaged', () => {
    const file = join(folder, 'sizes.json');
    writeFileSync(file, '{ "version": "0.1.0", ');
    expect(() => releasedSizes(file)).toThrow('released-sizes.json cannot be read');
  });
});
