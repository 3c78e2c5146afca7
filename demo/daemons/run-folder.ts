import { rmSync } from 'node:fs';
import type { Daemon } from './daemon';
import { makeRoot } from './folder';

/** A folder for servers of one run, which end with this process. */
export interface RunFolder {
  readonly folder: string;
  /** Starts them one after another. @throws where one does not start */
  startAll(inOrder: readonly Daemon[]): Promise<void>;
  /** Ends them, and removes the folder. */
  stop(): Promise<void>;
}

export function openRunFolder(): RunFolder {
  const folder = makeRoot();
  const daemons: Daemon[] = [];
  const clean = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const leave = () => {
    for (const daemon of daemons) daemon.kill();
    clean();
  };
  process.once('exit', leave);
  return {
    folder,
    async startAll(inOrder) {
      daemons.push(...inOrder);
      for (const daemon of inOrder) await daemon.start();
    },
    async stop() {
      await Promise.all(daemons.map((daemon) => daemon.stop()));
      process.off('exit', leave);
      clean();
    },
  };
}
