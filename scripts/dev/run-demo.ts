import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { at } from '../../tools/paths';

export interface DemoRun {
  /** Its exit status; 1 when a signal ended it. */
  readonly ended: Promise<number>;
  /** Tells it something, while it lasts. */
  tell(message: string): void;
}

/** Signals that are for the demo: it ends in order, restarts its backends, or, by a second Ctrl-C, ends at once. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'] as const;

/** Windows has no process groups: a Ctrl-C reaches both, and neither hears of other signals. */
const groups = process.platform !== 'win32';

/**
 * Runs a script of the demo in the demo's own folder.
 * @param env beside the one of this process
 * @param onReady called once it serves
 */
export function runDemo(
  script: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  onReady = () => {},
): DemoRun {
  const { DATA_DIR } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: at('demo'),
    // A relative folder counts from the caller's folder, not from the demo's.
    env: { ...process.env, ...(DATA_DIR && { DATA_DIR: resolve(DATA_DIR) }), ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A Ctrl-C in the terminal is for this process alone, which passes it on: the demo would take two for a person who
    // does not want to wait.
    detached: groups,
  });
  for (const signal of SIGNALS) process.on(signal, () => groups && child.kill(signal));
  child.on('message', (message) => message === 'ready' && onReady());
  return {
    ended: new Promise((done, failed) => {
      child.once('error', failed);
      child.once('exit', (status) => done(status ?? 1));
    }),
    tell: (message) => child.connected && child.send(message),
  };
}
