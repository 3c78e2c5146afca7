import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from './start-error';

/** PGlite does not lock its folder, and two processes on one folder destroy it. */
const heldHere = new Set<string>();

/** Milliseconds after which a takeover that was begun and not finished counts as abandoned. */
const takeoverLimit = 10_000;

/**
 * Takes the data folder for this process, making it if needed.
 * A lock of a process that has died is taken over. Returns the release.
 * @throws StartError if a living process holds the folder, or it cannot be written.
 */
export function lockDataFolder(folder: string): () => void {
  const path = resolve(folder);
  const file = `${path}/oms.lock`;
  if (heldHere.has(path)) throw inUse(path, process.pid);
  try {
    mkdirSync(path, { recursive: true });
    if (!create(file, mark(process.pid))) takeOver(path, file);
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
  heldHere.add(path);
  return () => {
    if (heldHere.delete(path) && read(file) === mark(process.pid)) rmSync(file, { force: true });
  };
}

/** Two starters may find the same dead lock: only the one that makes the guard file may replace it. */
function takeOver(path: string, file: string): void {
  const guard = `${file}.takeover`;
  if (!create(guard, mark(process.pid))) {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age < takeoverLimit) throw inUse(path, pidOf(read(guard)));
    rmSync(guard, { force: true });
    if (!create(guard, mark(process.pid))) throw inUse(path, pidOf(read(guard)));
  }
  try {
    const holder = read(file);
    if (lives(holder)) throw inUse(path, pidOf(holder));
    writeFileSync(file, mark(process.pid));
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

/** The pid, and where the system tells it the start time: pids come round again, in containers at once. */
function mark(pid: number): string {
  return `${pid} ${startTimeOf(pid)}`;
}

function startTimeOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function lives(holder: string): boolean {
  const pid = pidOf(holder);
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const isOwn = pid === process.pid && startTimeOf(pid) === '';
  return holder === mark(pid) && !isOwn;
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
