import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { at } from '../support/folders';
import { hasEnded } from '../support/has-ended';

export interface ProcessPlan {
  readonly name: string;
  /** A script of the demo, which runs from its source. */
  readonly script: string;
  readonly env: NodeJS.ProcessEnv;
  /** It is ready once this address answers with 200. */
  readonly ready: string;
  /** Its output is added to this file. */
  readonly log: string;
  /** ms that it has to end after SIGTERM; by default what the demo's backend takes at most, and more. */
  readonly endLimit?: number;
}

/** ms in which it has to be ready: the first one fills the database. */
const startLimit = 180_000;
const defaultEndLimit = 30_000;
/** ms before the next try, where it has not started. */
const pause = 500;
/** Characters of its output that are kept for messages. */
const kept = 4_000;

/** A Node process of the cluster. It starts again, until it does, where it has ended without `stop` or `restart`. */
export class ClusterProcess {
  #child: ChildProcess | undefined;
  /** It is to stay away: whoever is about to start it leaves that. */
  #over = false;
  /** Counts orders: what an earlier one still tries is left. */
  #order = 0;
  #starts = 0;

  constructor(private readonly plan: ProcessPlan) {}

  get name(): string {
    return this.plan.name;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** How often it was started. */
  get starts(): number {
    return this.#starts;
  }

  /** Resolves once it is ready. @throws with the end of its output where it ends before */
  start(): Promise<void> {
    this.#order += 1;
    return this.#start(this.#order);
  }

  async #start(order: number): Promise<void> {
    const { name, script, env, log } = this.plan;
    if (this.#over) throw new Error(`${name} is not started any more.`);
    this.#starts += 1;
    const child = spawn(process.execPath, ['--import', 'tsx', at(script)], {
      cwd: at('.'),
      env: { ...process.env, ...env },
      // Ctrl-C in a terminal is for the cluster, which ends its processes in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said = (said + chunk).slice(-kept);
        appendFileSync(log, chunk);
      });
    const deadline = Date.now() + startLimit;
    while (!(await this.isReady())) {
      if (hasEnded(child)) throw new Error(`${name} did not start. It said:\n${said}`);
      if (Date.now() > deadline) {
        await endOf(child, 0);
        throw new Error(`${name} was not ready within ${startLimit / 1000} s.`);
      }
      await wait(50);
    }
    if (hasEnded(child)) void this.#startAgain(order);
    else child.once('exit', () => void this.#startAgain(order));
  }

  async #startAgain(order: number): Promise<void> {
    while (!this.#over && order === this.#order) {
      try {
        await this.#start(order);
        return;
      } catch (error) {
        if (this.#over || order !== this.#order) return;
        console.error((error as Error).message);
        await wait(pause);
      }
    }
  }

  isReady(): Promise<boolean> {
    return fetch(this.plan.ready, { signal: AbortSignal.timeout(2_000) }).then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  /**
   * Ends it in order, and starts it again. Resolves once it is ready.
   * @throws where it is not at the first try; it goes on trying
   */
  async restart(): Promise<void> {
    this.#order += 1;
    const order = this.#order;
    await this.#end();
    await this.#start(order).catch((error) => {
      void this.#startAgain(order);
      throw error;
    });
  }

  /** As a fault of the machine does. It is started again by itself. */
  async kill(): Promise<void> {
    if (this.#child) await endOf(this.#child, 0);
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.#over = true;
    await this.#end();
  }

  async #end(): Promise<void> {
    if (this.#child) await endOf(this.#child, this.plan.endLimit ?? defaultEndLimit);
  }

  /** For when the cluster's own process is about to end. */
  abandon(): void {
    this.#over = true;
    this.#child?.kill('SIGKILL');
  }
}

/** @param limit ms that it has to end in order; without any it is killed at once */
async function endOf(child: ChildProcess, limit: number): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  const late = setTimeout(() => child.kill('SIGKILL'), limit);
  child.kill(limit > 0 ? 'SIGTERM' : 'SIGKILL');
  await ended;
  clearTimeout(late);
}
