import type { Clock } from '../../core/platform/clock';
import type { LatePlatform } from '../../core/platform/late-platform';
import { type KeptList, keep, readKept } from './kept';

/** Age in ms up to which a list that another tab has fetched needs no call (docs/behaviour.md#reference-lists). */
export const FRESH = 60_000;
/** Time in ms after which a tab no longer waits for another one that fetches the list. */
const LOCK_WAIT = 10_000;

export interface SharedLoad {
  late: LatePlatform;
  clock: Pick<Clock, 'now' | 'after'>;
  /** Of the database, and of the lock. */
  key: string;
  signal: AbortSignal;
  fetch(): Promise<KeptList['options']>;
  /** A list to show: that of an earlier visit until the reply arrives, then the reply, which need not wait for the database. */
  onOptions(options: KeptList['options']): void;
}

/** Loads a list once for all tabs: a tab that asks while another fetches waits for it, and reads what that one has kept. */
export async function loadShared(load: SharedLoad): Promise<KeptList['options']> {
  const { late, clock, key } = load;
  const fresh = async (): Promise<KeptList['options'] | null> => {
    const kept = await readKept(late.database, key);
    if (kept) load.onOptions(kept.options);
    return kept && Math.abs(clock.now() - kept.at) < FRESH ? kept.options : null;
  };
  const known = await fresh();
  if (known) return known;
  return inTurn(load, async () => {
    const known = await fresh();
    if (known) return known;
    const options = await load.fetch();
    load.onOptions(options);
    await keep(late.database, key, { options, at: clock.now() });
    return options;
  });
}

/** Runs `work` in one tab at a time; without waiting where the browser has no locks, or another tab takes too long. */
function inTurn<T>({ late: { locks }, clock, key, signal }: SharedLoad, work: () => Promise<T>): Promise<T> {
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();
    let started = false;
    const start = async () => {
      if (started) return;
      started = true;
      stop();
      signal.removeEventListener('abort', giveUp);
      await work().then(resolve, reject);
    };
    const giveUp = () => {
      stop();
      started = true;
      waiting.abort();
      reject(signal.reason);
    };
    const stop = clock.after(LOCK_WAIT, () => {
      waiting.abort();
      void start();
    });
    signal.addEventListener('abort', giveUp);
    locks.request(key, { signal: waiting.signal }, start).catch(() => void start());
  });
}
