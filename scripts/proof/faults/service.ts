import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { at } from '../../paths';
import type { Query, QueryReply } from './backend';

/** The demo's backend with its embedded database, in a process that can be killed, stopped and started again. */
export interface Service {
  /** As it runs: what nobody has answered yet is lost. */
  kill(): Promise<void>;
  /** Starts it on the data that it had. */
  start(): Promise<void>;
  /** It keeps its ports and sockets and does nothing, until `resume`. */
  stop(): void;
  resume(): void;
  /** Asks its database, whatever the line to the browser does. */
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export async function startService(portBase: number, folder: string): Promise<Service> {
  let process_: ChildProcess | null = null;
  let said = '';
  let next = 0;
  const waiting = new Map<number, (reply: QueryReply) => void>();

  const start = async () => {
    said = '';
    const child = fork(at('scripts/proof/faults/backend.ts'), [String(portBase), folder], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    const ready = new Promise<void>((resolve, reject) => {
      child.on('message', (message: QueryReply | 'ready') => {
        if (message === 'ready') return resolve();
        waiting.get(message.id)?.(message);
        waiting.delete(message.id);
      });
      child.once('exit', () => {
        reject(new Error(`The backend did not start. It said:\n${said}`));
        for (const [id, end] of waiting) end({ id, error: 'the backend has ended' });
        waiting.clear();
      });
    });
    process_ = child;
    await ready;
  };
  const kill = async () => {
    const child = process_;
    process_ = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    start,
    kill,
    stop: () => void process_?.kill('SIGSTOP'),
    resume: () => void process_?.kill('SIGCONT'),
    async query<Row>(sql: string, params: readonly unknown[] = []) {
      const id = next++;
      const reply = await new Promise<QueryReply>((resolve) => {
        waiting.set(id, resolve);
        process_?.send({ id, sql, params } satisfies Query);
      });
      if ('error' in reply) throw new Error(`${reply.error}: ${sql}`);
      return reply.rows as Row[];
    },
    close: kill,
  };
}
