import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoHosts, type Urls, urlsOf } from '@oms/demo/hosts';
import { hasEnded } from '@oms/demo/support/has-ended';
import { until } from '@oms/demo/support/until';
import { at } from '@oms/tools/paths';

/** ms: a start with many people on a busy machine. */
const LONGEST_START = 300_000;

export interface BackendPlan {
  readonly portBase: number;
  /** Of uploads, the embedded database, and what the run has to know. */
  readonly folder: string;
  /** A server instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** People that are added, each with a session; without it those of the demo's data have one. */
  readonly people?: number;
  /** Another process has signed the people in. */
  readonly joins?: boolean;
  /** With the limits of the demo, and without anybody who is signed in. */
  readonly plain?: boolean;
}

type Row = Readonly<Record<string, unknown>>;

/** What its process is asked. */
export type BackendQuestion =
  | { readonly id: number; readonly kind: 'memory' }
  | {
      readonly id: number;
      readonly kind: 'query';
      readonly sql: string;
      readonly params: readonly unknown[];
    };

/** What its process says: once that it is ready, and then its answers. */
export type BackendMessage =
  | 'ready'
  | { readonly id: number; readonly memory: Memory }
  | { readonly id: number; readonly rows: readonly Row[] }
  | { readonly id: number; readonly error: string };

export interface Person {
  readonly id: string;
  readonly token: string;
  /** The sign-on cookie. */
  readonly cookie: string;
}

export interface Memory {
  /** Bytes of the process. */
  readonly rss: number;
  /** Bytes that objects and buffers take, after a collection of garbage. */
  readonly heap: number;
}

/** The demo's backend in a process of its own. */
export interface BackendProcess {
  readonly urls: Urls;
  readonly metricsUrl: string;
  memory(): Promise<Memory>;
  /** Asks its database, whatever becomes of its sockets. */
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** It keeps its ports and sockets and does nothing, until `resume`. */
  stop(): void;
  resume(): void;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

/** Starts the backend, and resolves once all of its services listen. @param onAnswer gets the time of its first answer */
export async function startBackend(
  plan: BackendPlan,
  onAnswer: (now: number) => void = () => {},
): Promise<BackendProcess> {
  const hosts = demoHosts(plan.portBase);
  const urls = urlsOf(hosts);
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', at('proof/support/backend-process.ts')],
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  );
  child.send(plan satisfies BackendPlan);
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-8_000);
  });
  const line = new Line(child);
  const kill = () => end(child);
  // What ends without `finally`, such as a signal, leaves nothing running either.
  const leave = () => child.kill('SIGKILL');
  process.once('exit', leave);
  child.once('exit', () => process.off('exit', leave));
  const started = (holds: () => boolean | Promise<boolean>, what: string) =>
    until(
      () => {
        if (hasEnded(child)) throw new Error(`The backend did not start. It said:\n${said}`);
        return holds();
      },
      what,
      LONGEST_START,
    );
  const answers = () =>
    fetch(`${urls.userCentre}/status/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await started(answers, 'the backend answers');
    onAnswer(Date.now());
    await started(() => line.isReady, 'all of its services listen');
  } catch (error) {
    await kill();
    throw error;
  }
  return {
    urls,
    metricsUrl: `${hosts.metrics.url}/metrics`,
    async memory() {
      return (await line.ask<{ memory: Memory }>({ kind: 'memory' })).memory;
    },
    async query<Row>(sql: string, params: readonly unknown[] = []) {
      return (await line.ask<{ rows: Row[] }>({ kind: 'query', sql, params })).rows;
    },
    stop: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill,
  };
}

type Without<Id extends string, Each> = Each extends unknown ? Omit<Each, Id> : never;

/** Questions to the process of a backend, and its answers in whichever order. */
class Line {
  isReady = false;
  #next = 0;
  readonly #waiting = new Map<number, (answer: object) => void>();

  constructor(private readonly child: ChildProcess) {
    child.on('message', (message: BackendMessage) => {
      if (message === 'ready') this.isReady = true;
      else this.#answer(message);
    });
    child.once('exit', () => {
      for (const id of this.#waiting.keys()) this.#answer({ id, error: 'The backend has ended' });
    });
  }

  async ask<Answer extends object>(question: Without<'id', BackendQuestion>): Promise<Answer> {
    if (hasEnded(this.child)) throw new Error('The backend has ended');
    const id = this.#next++;
    const answer = await new Promise<object>((resolve) => {
      this.#waiting.set(id, resolve);
      this.child.send({ id, ...question } satisfies BackendQuestion);
    });
    if ('error' in answer) throw new Error(`${answer.error}: ${JSON.stringify(question)}`);
    return answer as Answer;
  }

  #answer({ id, ...answer }: Exclude<BackendMessage, 'ready'>): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }
}

/** The people that the first process on a database has signed in. */
export const peopleOf = (folder: string): Person[] =>
  JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8')) as Person[];

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
