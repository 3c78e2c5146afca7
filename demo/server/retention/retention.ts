import type { Database } from '../database/db';
import type { FileStore } from '../files/store';
import type { Log } from '../operation/log';
import { batches, listeners, replies, replyDays } from './batches';
import type { Keep, Kept } from './keep';

interface RetentionDeps {
  readonly db: Pick<Database, 'alone'>;
  readonly store: FileStore;
  readonly clock: () => Date;
  readonly log: Pick<Log, 'info' | 'error'>;
}

const dayInMs = 86_400_000;
/** Rows of one transaction: it holds its locks for a moment. */
export const batchSize = 500;
/**
 * Rows of files of one transaction, whose bytes go after it: what is killed in between leaves no more than these
 * without a row.
 */
const filesAtOnce = 50;
/** ms between two batches: what people wait for goes before. */
const pauseInMs = 200;
/** ms from the start to the first sweep, and between two. */
const firstAfter = 60_000;
const interval = 3_600_000;

/** Arbitrary but fixed. */
const lock = 7_203_186;

/** Deletes what has been kept for its time, every hour. */
export function startRetention(deps: RetentionDeps, keep: Keep): { close(): Promise<void> } {
  let closed = false;
  let running: Promise<void> = Promise.resolve();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const pause = async () => {
    let timer: NodeJS.Timeout | undefined;
    const passed = new Promise((resolve) => {
      timer = setTimeout(resolve, pauseInMs);
    });
    await Promise.race([passed, ended]);
    clearTimeout(timer);
    return !closed;
  };
  const sweep = () => {
    running = sweepOld(deps, keep, pause)
      .then((deleted) => {
        const kinds = Object.entries(deleted);
        if (kinds.length > 0)
          deps.log.info(`Deleted after their time: ${kinds.map(([kind, n]) => `${n} ${kind}`).join(', ')}`);
      })
      .catch((error: unknown) => deps.log.error(`Old data was not deleted: ${String(error)}`))
      .finally(() => plan(interval));
  };
  let timer: NodeJS.Timeout | undefined;
  const plan = (ms: number) => {
    if (!closed) timer = setTimeout(sweep, ms).unref();
  };
  plan(firstAfter);
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      end();
      await running;
    },
  };
}

/**
 * Deletes in small transactions. A backend that finds another one on the same database at it deletes nothing.
 * @param pause between two transactions; whether to go on
 * @returns how many rows of each kind are gone
 */
export async function sweepOld(
  { db, store, clock }: Omit<RetentionDeps, 'log'>,
  keep: Keep,
  pause: () => Promise<boolean>,
): Promise<Partial<Record<Kept | 'replies' | 'listeners', number>>> {
  const deleted: Partial<Record<Kept | 'replies' | 'listeners', number>> = {};
  const now = clock().getTime();
  const kinds = (Object.keys(batches) as Kept[]).flatMap((kind) =>
    batches[kind].map((batch) => ({ kind, days: keep[kind], batch })),
  );
  await db.alone(lock, async ({ query }) => {
    for (const { kind, days, batch } of [
      ...kinds,
      { kind: 'replies', days: replyDays, batch: replies } as const,
      { kind: 'listeners', days: 0, batch: listeners } as const,
    ]) {
      if (!Number.isFinite(days)) continue;
      const before = new Date(now - days * dayInMs);
      const size = batch.ofFiles ? filesAtOnce : batchSize;
      for (let count = size; count === size; ) {
        const gone = await query<{ id: string }>(batch.sql, [before, size]);
        if (batch.ofFiles) for (const { id } of gone) await store.remove(id);
        count = gone.length;
        if (count > 0) deleted[kind] = (deleted[kind] ?? 0) + count;
        if (count === size && !(await pause())) return;
      }
    }
  });
  return deleted;
}
