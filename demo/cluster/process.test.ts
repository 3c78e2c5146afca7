import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@oms/tools/free-ports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClusterProcess, type ProcessPlan } from './process';

let folder: string;
let started: ClusterProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oms-process-'));
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((one) => one.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** Each process notes its id, then does what a line for that start says, or answers. */
async function processOf(
  lines: Readonly<Record<number, string>>,
  plan: Partial<ProcessPlan> = {},
): Promise<ClusterProcess> {
  const [port = 0] = await freePorts(1);
  const script = join(folder, 'server.mjs');
  const pids = JSON.stringify(join(folder, 'pids'));
  writeFileSync(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs';
     import { createServer } from 'node:http';
     appendFileSync(${pids}, process.pid + '\\n');
     const start = readFileSync(${pids}, 'utf8').trim().split('\\n').length;
     const server = createServer((_, response) => response.end());
     const serve = () => server.listen(${port}, '127.0.0.1');
     switch (start) {
       ${Object.entries(lines)
         .map(([start, line]) => `case ${start}: ${line}; break;`)
         .join('\n')}
       default: serve();
     }`,
  );
  writeFileSync(join(folder, 'pids'), '');
  const ready = `http://127.0.0.1:${port}/`;
  const one = new ClusterProcess({
    ...{ name: 'server', script, env: {}, ready, log: join(folder, 'log') },
    ...plan,
  });
  started.push(one);
  return one;
}

/** Ids of processes that run. */
const running = () =>
  readFileSync(join(folder, 'pids'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(Number)
    .filter((pid) => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    });

test('one that is stopped while it restarts stays away', async () => {
  const one = await processOf({});
  await one.start();
  const restarted = one.restart();
  const refused = expect(restarted).rejects.toThrow('server is not started any more');
  await one.stop();
  await refused;
  expect(one.starts).toBe(1);
  expect(running()).toEqual([]);
});

test('one that is stopped while it starts has ended then', async () => {
  const one = await processOf({ 1: 'setInterval(() => {}, 1_000)' });
  const refused = expect(one.start()).rejects.toThrow('server did not start');
  await vi.waitUntil(() => running().length === 1, 20_000);
  await one.stop();
  await refused;
  expect(running()).toEqual([]);
});

test('one that does not end in order is killed', async () => {
  const one = await processOf({ 1: "process.on('SIGTERM', () => {}); serve()" }, { endLimit: 100 });
  await one.start();
  await one.stop();
  expect(running()).toEqual([]);
});

test('one that was killed starts again, also where the first try fails', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const one = await processOf({ 2: "throw new Error('too early')" });
  await one.start();
  await one.kill();
  await vi.waitUntil(async () => one.starts === 3 && (await one.isReady()), 20_000);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('too early'));
  expect(running()).toEqual([one.pid]);
  said.mockRestore();
});

test('a restart that fails is told, and tried again', async () => {
  const one = await processOf({ 2: 'process.exit(1)' });
  await one.start();
  await expect(one.restart()).rejects.toThrow('server did not start');
  await vi.waitUntil(async () => one.starts === 3 && (await one.isReady()), 20_000);
  expect(running()).toEqual([one.pid]);
});
