import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { hasEnded } from '../support/has-ended';
import type { Account } from './account';

export interface Plan {
  /** In messages. */
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: NodeJS.ProcessEnv;
  readonly account: Account;
  /** In its output once it serves. */
  readonly ready: RegExp;
  /** Ends it for good, or as a test that breaks it does. */
  readonly end: NodeJS.Signals;
  /** Holds its process id while it runs: tests break it by that, and it is started again. */
  readonly pidFile?: string;
}

/** Time in ms in which a service must start, and in which it must end. */
const startLimit = 60_000;
const endLimit = 10_000;
/** Characters of the output that are kept for messages. */
const kept = 4_000;

/** A server in the foreground, in a process group of its own. */
export class Daemon {
  #child: ChildProcess | undefined;
  #ended = false;

  constructor(private readonly plan: Plan) {}

  /** Resolves once it serves. @throws with the end of its output when it does not within a minute */
  start(): Promise<void> {
    const { name, command, env, account, ready, pidFile } = this.plan;
    const [program, ...args] = command;
    const child = spawn(program, args, {
      ...account,
      cwd: '/',
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    return new Promise((resolve, reject) => {
      let output = '';
      let serves = false;
      const fail = (reason: string) => {
        clearTimeout(late);
        reject(new Error(`${name} ${reason}${output && `. It said:\n${output.slice(-kept)}`}`));
      };
      const late = setTimeout(() => fail(`did not start within ${startLimit / 1000} s`), startLimit);
      const read = (chunk: Buffer) => {
        output = (output + chunk).slice(-2 * kept);
        if (!ready.test(output)) return;
        serves = true;
        clearTimeout(late);
        resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('error', (error) => fail(`could not be started: ${error.message}`));
      child.on('exit', (status, signal) => {
        fail(`ended at once (${signal ?? status})`);
        if (pidFile && serves && !this.#ended)
          void this.start().catch((error: Error) => console.error(error.message));
      });
      if (pidFile && child.pid) writeFileSync(pidFile, String(child.pid));
    });
  }

  /** Tells it to end, without waiting: for when the process itself is about to. */
  kill(signal = this.plan.end): void {
    this.#ended = true;
    const { pid } = this.#child ?? {};
    if (!pid) return;
    try {
      process.kill(-pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.kill();
    if (!child?.pid || hasEnded(child)) return;
    const force = setTimeout(() => this.kill('SIGKILL'), endLimit);
    await once(child, 'exit');
    clearTimeout(force);
  }
}
