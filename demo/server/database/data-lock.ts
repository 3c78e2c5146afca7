import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from '../../support/start-error';

/**
 * PGlite does not lock its folder, and two processes that open one folder destroy it. These are the folders that this
 * process has locked.
 */
const lockedFolders = new Set<string>();

/** Milliseconds after which another process may discard the guard file of an unfinished takeover. */
const takeoverTimeout = 10_000;

/**
 * Locks the data folder for this process and creates it if needed. A lock whose process has ended is replaced.
 * @returns a function that releases the lock
 * @throws StartError if a running process holds the lock, or the folder is not writable
 */
export function lockDataFolder(folder: string): () => void {
  const path = resolve(folder);
  const file = `${path}/oms.lock`;
  if (lockedFolders.has(path)) throw inUse(path, process.pid);
  try {
    // Uploads and hashes of passwords are for no other account of the machine, whatever the umask.
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (!create(file, lockTextOf(process.pid))) takeOver(path, file);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const reason = (cause as NodeJS.ErrnoException).code ?? 'unknown reason';
    throw new StartError(
      `The data folder ${path} cannot be written (${reason}): set DATA_DIR to another folder.`,
      {
        cause,
      },
    );
  }
  lockedFolders.add(path);
  return () => {
    if (lockedFolders.delete(path) && read(file) === lockTextOf(process.pid)) rmSync(file, { force: true });
  };
}

/** Two processes may find the same stale lock: only the one that creates the guard file may replace it. */
function takeOver(path: string, file: string): void {
  const guard = `${file}.takeover`;
  if (!create(guard, lockTextOf(process.pid))) {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age < takeoverTimeout) throw inUse(path, pidOf(read(guard)));
    rmSync(guard, { force: true });
    if (!create(guard, lockTextOf(process.pid))) throw inUse(path, pidOf(read(guard)));
  }
  try {
    const holder = read(file);
    if (isRunning(holder)) throw inUse(path, pidOf(holder));
    writeFileSync(file, lockTextOf(process.pid));
  } finally {
    rmSync(guard, { force: true });
  }
}

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * The pid and, where the system provides it, the start time: systems reuse pids, and containers do so within seconds.
 */
function lockTextOf(pid: number): string {
  return `${pid} ${startTimeOf(pid)}`;
}

function startTimeOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function isRunning(holder: string): boolean {
  const pid = pidOf(holder);
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const isOwn = pid === process.pid && startTimeOf(pid) === '';
  return holder === lockTextOf(pid) && !isOwn;
}

function pidOf(holder: string): number {
  return Number.parseInt(holder, 10);
}

function inUse(path: string, pid: number): StartError {
  const who = pid > 0 ? `process ${pid}` : 'another process';
  return new StartError(
    `The data folder ${path} is in use by ${who}: stop that process, or set DATA_DIR to another folder.`,
  );
}
