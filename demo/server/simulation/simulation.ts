import type { Db } from '../database/db';
import { takeDeliveries } from '../records/deliveries';
import { hostWarehouseId, mainId, platformId } from '../seed/organisations';
import { isFirstInPeriod } from './once-per-period';
import { advanceReports, startReport } from './reports';
import type { RandomNumber } from './steps';
import { advanceTasks, startTask } from './tasks';

/** Milliseconds between two steps of all tasks and reports. */
export const stepInterval = 15_000;
/** Milliseconds that a timer may fire early. */
const timerTolerance = 1_000;

/** Organisations of the demo accounts, except the newcomer's, which has to stay empty. */
const organisations = [mainId, hostWarehouseId, platformId, 1_000_398, 1_000_352] as const;

/**
 * Advances all tasks and reports by one step, and takes what carriers have delivered, unless another backend has done
 * it. Returns whether it did.
 */
export function step(db: Db, chance: RandomNumber, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await isFirstInPeriod(tx, 'lively-step', stepInterval - timerTolerance, now))) return false;
    await advanceTasks(tx, chance, now);
    await advanceReports(tx, chance);
    await takeDeliveries(tx, now);
    for (const organisation of organisations) {
      await startTask(tx, organisation, chance, now);
      await startReport(tx, organisation, chance, now);
    }
    return true;
  });
}

interface SimulationDeps {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
}

/**
 * Starts, advances and ends tasks and reports at intervals. Returns a function that stops this and waits for a running
 * step.
 */
export function startSimulation({ db, clock, log }: SimulationDeps): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => step(db, Math.random, clock()))
      .catch((error: unknown) => log(`The tasks did not move: ${String(error)}`));
  }, stepInterval).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
