import { expect, it } from 'vitest';
import { root } from './paths';
import { run, runQuietly } from './run';

const KILLED = ['-e', "process.kill(process.pid, 'SIGKILL')"];

it('gives the exit status of a program, and 1 for one that a signal has ended', async () => {
  expect(await run('node', ['-e', 'process.exit(3)'])).toBe(3);
  expect(await run('node', ['-e', ''])).toBe(0);
  expect(await run('node', KILLED)).toBe(1);
  expect((await runQuietly('node', KILLED)).status).toBe(1);
});

it('ends a program that takes longer than it may', async () => {
  expect(await run('node', ['-e', 'setInterval(() => {}, 1000)'], {}, 50)).toBe(1);
});

it('keeps what a program prints, which runs in the repository with the variables that it is given', async () => {
  const code = 'console.log(process.cwd()); console.error(process.env.OMS_WORD)';
  expect(await runQuietly('node', ['-e', code], { OMS_WORD: 'given' })).toEqual({
    status: 0,
    output: `${root}\ngiven\n`,
  });
});
