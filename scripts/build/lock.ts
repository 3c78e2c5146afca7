import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { at } from '../../tools/paths';

const file = at('.cache/build.lock');

/** Runs one build at a time in this folder: two would empty each other's dist. A dead process's lock is taken over. */
export async function withBuildLock<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(at('.cache'), { recursive: true });
  while (!take()) await wait(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!ownerLives()) rmSync(file, { force: true });
    return false;
  }
}

function ownerLives(): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
