import type { WritableAtom } from 'nanostores';
import type { ShellError } from '../errors';
import type { Online } from '../platform/late-platform';
import type { Platform } from '../platform/platform';
import { isForeignPage, retryAfter } from '../request/transient';
import { isWaiting, type Part } from './recovery';

/** Upper bound in ms of the wait before the first try; it doubles each time. The wait is 50 to 100 % of it, by chance. */
const FIRST_WAIT = 4_000;
/**
 * The longest upper bound in ms, of a hidden page and of one in sight: where the service answers, and where nobody is
 * there. A person looks at the latter, as at a page whose socket is tried as often. A service may ask for the first,
 * too.
 */
const LONGEST = { hidden: 300_000, inSight: 60_000, away: 5_000 };
/** The shortest time in ms between two tries, whatever happens: a window may get the focus again and again. */
const PAUSE = 2_000;
/** Time in ms after which a try that still runs keeps no other part waiting; to try it again joins its call. */
const LONGEST_TRY = 30_000;

/**
 * Whether nobody was there to see the call: no reply, a page of the network, or a proxy's word (502 and above) that the
 * service behind it is away.
 */
function isAway(error: ShellError | null): boolean {
  const response = error?.response;
  return !response || isForeignPage(error) || response.status > 501;
}

export interface Recovering {
  /** Parts have failed or recovered. */
  update(): void;
  stop(): void;
}

/**
 * Tries the parts that wait, all at once: after a wait that grows, and when the page comes into sight, the focus or a
 * network.
 */
export function createRecovering(
  { clock, page, random, loadLate }: Platform,
  parts: ReadonlySet<Part>,
  $next: WritableAtom<number | null>,
): Recovering {
  /** Tries in a row that have left something missing. */
  let tries = 0;
  let triedAt = Number.NEGATIVE_INFINITY;
  let running = false;
  let stopped = false;
  let cancel: (() => void) | null = null;
  let online: Online | null = null;
  const stops = [page.listen(() => page.hidden() || hurry()), page.listenFocus(hurry)];

  const waiting = () => [...parts].filter(isWaiting);
  const isOffline = () => online !== null && !online.is();

  function unplan(): void {
    cancel?.();
    cancel = null;
  }

  function plan(ms: number): void {
    unplan();
    $next.set(clock.now() + ms);
    cancel = clock.after(ms, () => void attempt());
  }

  /** Waits longer after each try, and not shorter than the service asks for. */
  function planNext(missing: readonly Part[]): void {
    const inSight = missing.some((part) => isAway(part.error())) ? LONGEST.away : LONGEST.inSight;
    const longest = page.hidden() ? LONGEST.hidden : inSight;
    const bound = Math.min(longest, FIRST_WAIT * 2 ** tries);
    const asked = Math.max(...missing.map((part) => retryAfter(part.error(), clock.now())));
    plan(Math.min(asked, LONGEST.hidden) + bound * (0.5 + random() / 2));
  }

  async function attempt(): Promise<void> {
    running = true;
    triedAt = clock.now();
    tries += 1;
    await new Promise<void>((resolve) => {
      cancel = clock.after(LONGEST_TRY, resolve);
      void Promise.all(waiting().map((part) => part.retry())).then(() => resolve());
    });
    running = false;
    unplan();
    if (!stopped) update();
  }

  function update(): void {
    if (running) return;
    const missing = waiting();
    if (missing.length === 0) {
      unplan();
      tries = 0;
      $next.set(null);
    } else if (isOffline()) {
      // The return of the network is the next try.
      unplan();
      $next.set(null);
    } else if (!cancel) planNext(missing);
  }

  function hurry(): void {
    if (running || isOffline() || waiting().length === 0) return;
    const past = clock.now() - triedAt;
    // A negative time: the clock was set back.
    plan(past >= 0 ? Math.max(0, PAUSE - past) : 0);
  }

  loadLate().then(
    (late) => {
      online = late.online;
      if (!stopped) stops.push(late.online.listen(() => (isOffline() ? update() : hurry())));
    },
    // Without it the wait goes on.
    () => {},
  );
  return {
    update,
    stop() {
      stopped = true;
      unplan();
      for (const stop of stops) stop();
    },
  };
}
