import { type BackendProcess, startBackend } from '../support/backend';

/** The demo's backend with its embedded database, in a process that can be killed, stopped and started again. */
export interface Service extends Pick<BackendProcess, 'kill' | 'stop' | 'resume' | 'query'> {
  /** Starts it on the data that it had. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function startService(portBase: number, folder: string): Promise<Service> {
  const plan = { portBase, folder, plain: true };
  let backend = await startBackend(plan);
  return {
    async start() {
      backend = await startBackend(plan);
    },
    kill: () => backend.kill(),
    stop: () => backend.stop(),
    resume: () => backend.resume(),
    query: (sql, params) => backend.query(sql, params),
    close: () => backend.kill(),
  };
}
