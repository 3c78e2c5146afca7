import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@oms/tools/paths';
import { describe, expect, test } from 'vitest';
import { runInOwnGroup } from './own-group';

interface Said {
  readonly child: number;
  readonly folder: string;
}

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', `${name}.ts`);

/** A process that has ended and that nobody has asked for yet is not there any more either. */
function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('a module in a group of its own', () => {
  test.each([
    ['rejects', 1],
    ['throws', 1],
    ['ends', 0],
  ])('that %s leaves neither a program nor a folder', async (how, wanted) => {
    const { status, message } = await runInOwnGroup<Said>(fixture('failing'), [how]);
    expect(status).toBe(wanted);
    expect(isThere(message!.child)).toBe(false);
    expect(existsSync(message!.folder)).toBe(false);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'ends with what it has started when %s ends whoever runs it',
    async (signal) => {
      const parent = spawn(process.execPath, ['--import', 'tsx', fixture('parent')], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = await once(parent.stdout, 'data');
      const [pid, folder = ''] = String(line).trim().split(' ');
      const child = Number(pid);
      expect(isThere(child)).toBe(true);
      parent.kill(signal);
      await once(parent, 'exit');
      await expect.poll(() => isThere(child)).toBe(false);
      expect(existsSync(folder)).toBe(false);
    },
  );
});
