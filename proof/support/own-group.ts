import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '@oms/tools/paths';

/** ms that what is still there has for its own end, such as that of a database. */
const GRACE = 5_000;
/** How the name of a folder for what is temporary begins. */
const FOLDER = 'oms-proof-';
/** ms between two looks. */
const LOOK = 50;

/** How a process has ended, and the last thing that it said over its channel. */
export interface Ended<Message> {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly message: Message | undefined;
}

/**
 * Runs a module in a group of processes of its own, with a folder of its own for what is temporary. Once it ends, or
 * this process gets a signal, all that it has started is ended, and the folder is gone. @see endWithParent for what
 * happens where this process is killed
 */
export async function runInOwnGroup<Message>(
  module: string,
  args: readonly string[] = [],
): Promise<Ended<Message>> {
  const folder = mkdtempSync(join(tmpdir(), FOLDER));
  // PostgreSQL does not run as root: as its own user it has to come through to the folder that is made for it in here.
  chmodSync(folder, 0o711);
  const child = spawn(process.execPath, ['--import', 'tsx', module, ...args], {
    cwd: root,
    detached: true,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let message: Message | undefined;
  child.on('message', (said) => {
    message = said as Message;
  });
  const forget = onSignals((signal) => signalGroup(child, signal));
  try {
    const [status, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (...how) => resolve(how));
    });
    return { status, signal, message };
  } finally {
    await endGroup(child);
    forget();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * To be called by a module that `runInOwnGroup` runs: where its parent is gone, it and all that it has started end, and
 * its folder goes.
 */
export function endWithParent(): void {
  process.once('disconnect', () => {
    if (basename(tmpdir()).startsWith(FOLDER)) rmSync(tmpdir(), { recursive: true, force: true });
    process.kill(-process.pid, 'SIGKILL');
  });
}

/** @returns whether a process of the group is still there */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

async function endGroup(child: ChildProcess): Promise<void> {
  const deadline = Date.now() + GRACE;
  signalGroup(child, 'SIGTERM');
  while (signalGroup(child, 0) && Date.now() < deadline) await wait(LOOK);
  signalGroup(child, 'SIGKILL');
}

/** Hands signals on: this process ends by itself, once the group has. @returns the function that stops that */
function onSignals(hand: (signal: NodeJS.Signals) => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, hand);
  return () => {
    for (const signal of signals) process.off(signal, hand);
  };
}
