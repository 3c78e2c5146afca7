import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { at } from '../paths';

export interface ProcessPlan {
  readonly name: string;
  /** A script of the repository, which runs from its source. */
  readonly script: string;
  readonly env: NodeJS.ProcessEnv;
  /** It is ready once this address answers with 200. */
  readonly ready: string;
  /** Its output is added to this file. */
  readonly log: string;
}

/** ms in which it has to be ready: the first one fills the database. */
const startLimit = 180_000;
/** Characters of its output that are kept for messages. */
const kept = 4_000;

/** A Node process of the cluster. It starts again where it has ended without `stop` or `restart`. */
export class ClusterProcess {
  #child: ChildProcess | undefined;
  #stopping = false;
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
  async start(): Promise<void> {
    const { name, script, env, log } = this.plan;
    this.#stopping = false;
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
    let ready = false;
    child.once('exit', () => {
      if (ready && !this.#stopping && this.#child === child)
        void this.start().catch((error: Error) => {
          if (!this.#stopping) console.error(error.message);
        });
    });
    const deadline = Date.now() + startLimit;
    while (!(await this.isReady())) {
      if (hasEnded(child)) throw new Error(`${name} did not start. It said:\n${said}`);
      if (Date.now() > deadline) throw new Error(`${name} was not ready within ${startLimit / 1000} s.`);
      await wait(50);
    }
    ready = true;
  }

  isReady(): Promise<boolean> {
    return fetch(this.plan.ready, { signal: AbortSignal.timeout(2_000) }).then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  /** Ends it in order, and starts it again. Resolves once it is ready. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** As a fault of the machine does. It is started again by itself. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#stopping = true;
    if (!child || hasEnded(child)) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  /** For when the cluster's own process is about to end. */
  abandon(): void {
    this.#stopping = true;
    this.#child?.kill('SIGKILL');
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;
