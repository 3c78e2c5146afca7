import * as KEYS from '../../page/storage-keys/keys';
import type { Clock } from '../platform/clock';
import type { Locks } from '../platform/late-platform';
import type { StoreContext } from '../store/define-store';
import { claim } from './claim';
import { registerOf } from './register';

/**
 * Delays in ms before a tab takes part in the election; `jitter` is the longest random addition. The shorter a tab's
 * delay, the better it shows the item: an item that a hidden tab shows is missed.
 */
const DELAY = { focused: 0, visible: 400, showing: 1500, hidden: 2000, jitter: 100 };
/** Time in ms that the winner keeps the lock after that, so that the next tab of the origin certainly sees its record. */
const LOCK_HOLD = 300;
/** Time in ms after which a tab goes on without the lock: the tab that holds it may hang. */
const LOCK_WAIT = 3000;
/** Lifetime in ms of the cookie of records: longer than any tab takes to poll (docs/behaviour.md#alerts). */
const RECORD_LIFE = 600_000;
/** Lifetime in ms of the cookie of a claim: longer than any election. */
const CLAIM_LIFE = 60_000;
/** Records kept of one kind. */
const MOST_RECORDS = 5;

export interface ElectOnceOptions {
  /** This tab shows an item of the kind already: it goes before all other hidden tabs, but not before a visible one. */
  isShowing?: boolean;
  /** Whether `other`, which some tab has been elected for, makes `id` outdated. */
  isNewer?(other: string, id: string): boolean;
}

/** A tab that was elected: for which item, and of which user. */
interface ElectionRecord {
  user: string;
  id: string;
  tab: string;
}

/**
 * Elects one tab, of all tabs that a user has open on this site, to show an item: the focused one if there is one, else a visible
 * one, else any. An item is elected for once, however slow a tab is. Tabs of one origin agree by its storage, those of different
 * origins by cookies of the site; where the browser refuses both, each tab elects itself.
 *
 * @param kind of item, such as `notice`
 * @returns whether this tab is elected
 * @example
 * if (await electOnce(shell, 'notice', notice.id)) showToast(notice);
 */
export async function electOnce(
  { platform, config, session }: Pick<StoreContext, 'platform' | 'config' | 'session'>,
  kind: string,
  id: string,
  { isShowing = false, isNewer = () => false }: ElectOnceOptions = {},
): Promise<boolean> {
  const { clock, cookies, local, page, random } = platform;
  const user = session.$state.get().user?.id ?? '';
  const tab = `${random()}`.slice(2);
  const name = KEYS.electedOnce + kind;
  const siteRegister = registerOf({ cookies, local, domain: config.cookieDomain });
  const records = siteRegister(name, RECORD_LIFE);
  const wait = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

  const jitter = DELAY.jitter * random();
  const visible = !page.hidden();
  if (isShowing) await wait(visible ? 0 : DELAY.showing);
  else await wait((page.focused() ? DELAY.focused : visible ? DELAY.visible : DELAY.hidden) + jitter);

  const settles = (record: ElectionRecord) =>
    record.user === user && (record.id === id || isNewer(record.id, id));
  const { locks } = await platform.loadLate();
  return oneByOne({ locks, clock, wait }, name, async () => {
    return claim(tab, {
      wait,
      latest: siteRegister(`${name}.${encodeURIComponent(`${user}/${id}`)}`, CLAIM_LIFE),
      isDecided: () => records.all().flatMap(parse).some(settles),
      decide() {
        const others = parse(records.get()).filter((record) => !settles(record));
        records.set(format([{ user, id, tab }, ...others].slice(0, MOST_RECORDS)));
      },
    });
  });
}

interface Turn {
  locks: Locks | null;
  clock: Clock;
  wait(ms: number): Promise<void>;
}

/** Runs `elect` in one tab of the origin at a time, where the browser has locks. */
function oneByOne(
  { locks, clock, wait }: Turn,
  name: string,
  elect: () => Promise<boolean>,
): Promise<boolean> {
  if (!locks) return elect();
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const withoutLock = () => {
      if (waiting.signal.aborted) return;
      waiting.abort();
      stop();
      resolve(elect());
    };
    // Some browsers do not even answer the abort.
    const stop = clock.after(LOCK_WAIT, withoutLock);
    locks
      .request(name, { signal: waiting.signal }, async () => {
        stop();
        const elected = await elect();
        resolve(elected);
        if (elected) await wait(LOCK_HOLD);
      })
      // The browser refuses locks: the records decide.
      .catch(withoutLock);
  });
}

const format = (records: readonly ElectionRecord[]): string =>
  records.map(({ user, id, tab }) => [user, id, tab].map(encodeURIComponent).join('/')).join(' ');

/** Reads storage or a cookie, which any script may have written. */
function parse(value: string | null): ElectionRecord[] {
  if (value === null || value.length > 2000) return [];
  return value.split(' ').flatMap((text) => {
    const [user, id, tab, ...more] = text.split('/').map(decode);
    return user !== undefined && id && tab && more.length === 0 ? [{ user, id, tab }] : [];
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
