import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoHosts, type Urls, urlsOf } from '../../../demo/hosts';
import { at } from '../../paths';
import { until } from './until';

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
}

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
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

/** Starts the backend, and resolves when it answers. @param onAnswer gets the time of its first answer */
export async function startBackend(
  plan: BackendPlan,
  onAnswer: (now: number) => void = () => {},
): Promise<BackendProcess> {
  const hosts = demoHosts(plan.portBase);
  const urls = urlsOf(hosts);
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--import',
      'tsx',
      at('scripts/proof/support/backend-process.ts'),
      JSON.stringify(plan satisfies BackendPlan),
    ],
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  );
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-8_000);
  });
  const kill = () => end(child);
  // What ends without `finally`, such as a signal, leaves nothing running either.
  const leave = () => child.kill('SIGKILL');
  process.once('exit', leave);
  child.once('exit', () => process.off('exit', leave));
  const answers = () =>
    fetch(`${urls.userCentre}/status/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await until(
      async () => {
        if (child.exitCode !== null) throw new Error(`The backend did not start. It said:\n${said}`);
        return answers();
      },
      'the backend answers',
      LONGEST_START,
    );
  } catch (error) {
    await kill();
    throw error;
  }
  onAnswer(Date.now());
  return {
    urls,
    metricsUrl: `${hosts.metrics.url}/metrics`,
    async memory() {
      child.send('memory');
      const [memory] = await once(child, 'message');
      return memory as Memory;
    },
    kill,
  };
}

/** The people that the first process on a database has signed in. */
export const peopleOf = (folder: string): Person[] =>
  JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8')) as Person[];

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
