import type { Db } from '../db';
import { hostWarehouseId, mainId, platformId } from '../seed/organisations';
import { claim } from './claim';
import { beginReport, moveReports } from './reports';
import type { Chance } from './steps';
import { beginTask, moveTasks } from './tasks';

/** Milliseconds between two steps of all tasks and reports. */
export const stepEvery = 15_000;
/** A timer may come a little early. */
const early = 1_000;

/** Organisations of the demo accounts, but for the newcomer's, which has to stay empty. */
const organisations = [mainId, hostWarehouseId, platformId, 1_000_398, 1_000_352] as const;

/** One step of everything, unless another backend has done it. Returns whether it was done. */
export function step(db: Db, chance: Chance, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await claim(tx, 'lively-step', stepEvery - early, now))) return false;
    await moveTasks(tx, chance, now);
    await moveReports(tx, chance);
    for (const organisation of organisations) {
      await beginTask(tx, organisation, chance, now);
      await beginReport(tx, organisation, chance, now);
    }
    return true;
  });
}

interface MoverDeps {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
}

/** Lets tasks and reports begin, get on and end by themselves. Returns the end, which waits for a step under way. */
export function startMover({ db, clock, log }: MoverDeps): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => step(db, Math.random, clock()))
      .catch((error: unknown) => log(`The tasks did not move: ${String(error)}`));
  }, stepEvery).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
