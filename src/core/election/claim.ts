import type { Register } from './register';

/** Time in ms for which a tab lets others write before it reads: processes see each other's cookies and storage late. */
export const SETTLE_TIME = 200;
/**
 * Times that a tab waits: for its own write, before it takes the browser for one that keeps nothing, and for another
 * tab's decision.
 */
const TRIES = 10;

export interface ClaimDeps {
  wait(ms: number): Promise<void>;
  /** The tab that claimed the item last. */
  latest: Register;
  /** Whether the item is some tab's already. */
  isDecided(): boolean;
  decide(): void;
}

/**
 * Claims an item for a tab; true for at most one tab, however long any of them stands still between two steps. A tab
 * writes itself down as the latest, and then decides the item; where another has decided it, or has become the latest
 * meanwhile, it gives way. Of two tabs that both went through, the one whose claim is earlier would have had to decide
 * before the later claim was written, and the later tab reads the decision after it has written its claim. (Two at the
 * very same moment may both give way. So a tab that sees another's claim first waits for the decision: a claim that is
 * written just as that is made would end both.)
 */
export async function claim(tab: string, { wait, latest, isDecided, decide }: ClaimDeps): Promise<boolean> {
  if (isDecided()) return false;
  /** Waits until a write is seen; false where it never is. */
  const until = async (isSeen: () => boolean): Promise<boolean> => {
    for (let tries = 0; tries < TRIES; tries++) {
      await wait(SETTLE_TIME);
      if (isSeen()) return true;
    }
    return false;
  };
  // Not for ever: the other tab may have been closed meanwhile.
  if (latest.get() !== null && (await until(isDecided))) return false;
  const before = latest.get();
  latest.set(tab);
  // A browser that keeps nothing: the tab works alone.
  if (!(await until(() => latest.get() !== before))) return before === null && !isDecided();
  if (latest.get() !== tab || isDecided()) return false;
  decide();
  const won = (await until(isDecided)) && latest.get() === tab;
  latest.forget();
  return won;
}
