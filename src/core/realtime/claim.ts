import type { Clock } from '../platform/clock';
import type { Locks } from '../platform/wires';
import type { Shell } from '../shell';

/**
 * ms that a tab waits before it takes what another may show better, and at most so much more by chance. A tab that nobody sees
 * has time: the one in front may be busy, and what is shown behind it is missed.
 */
const WAIT = { focused: 0, visible: 400, already: 1500, hidden: 2000, jitter: 100 };
/** ms after which a mark that nobody has written over stands: busy processes see each other's cookies and storage late. */
const SETTLE = 200;
/** ms that the next tab of the origin waits after that, so that it sees the mark for certain. */
const HOLD = 300;
/** ms after which a tab goes on without the lock: the one that has it may be hung. */
const PATIENCE = 3000;
/** ms that the mark lasts in the cookie: longer than the polling of any tab takes (spec 9). */
const COOKIE_LIFE = 600_000;
const DAY = 86_400_000;
/** Marks kept of a kind. */
const KEPT = 5;
const PREFIX = 'oms.claim.';

export interface ClaimOptions {
  /** This tab shows one of the kind already, and would go on with it: before all others, but for a page that is seen. */
  already?: boolean;
  /** Whether what another tab has taken makes this one old. */
  isNewer?(other: string, id: string): boolean;
}

interface Mark {
  user: string;
  id: string;
  by: string;
}

/**
 * True in the one tab, of all that a person has open on this site, that shall show something: the focused one if there is one,
 * else one that is seen, else any. Tabs of an origin agree by its storage, those of other origins by a cookie of the site; where
 * the browser refuses both each tab is on its own. What was taken once is not taken again.
 */
export async function claim(
  { platform, config, session }: Pick<Shell, 'platform' | 'config' | 'session'>,
  kind: string,
  id: string,
  { already = false, isNewer = () => false }: ClaimOptions = {},
): Promise<boolean> {
  const { clock, cookies, local, page, random } = platform;
  const user = session.$state.get().user?.id ?? '';
  const by = `${random()}`.slice(2);
  const name = PREFIX + kind;
  const stores = [
    {
      get: () => cookies.get(name),
      set: (value: string) =>
        cookies.set(name, value, { days: COOKIE_LIFE / DAY, domain: config.cookieDomain ?? undefined }),
    },
    { get: () => local.get(name), set: (value: string) => void local.set(name, value) },
  ];
  const read = () => stores.map(({ get }) => parse(get()));
  const wait = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

  const chance = WAIT.jitter * random();
  const seen = !page.hidden();
  if (already) await wait(seen ? 0 : WAIT.already);
  else await wait((page.focused() ? WAIT.focused : seen ? WAIT.visible : WAIT.hidden) + chance);

  const isTaken = (mark: Mark) => mark.user === user && (mark.id === id || isNewer(mark.id, id));
  const { locks } = await platform.wires();
  return oneByOne({ locks, clock, wait }, name, async () => {
    const before = read();
    if (before.flat().some(isTaken)) return false;
    stores.forEach(({ set }, at) => {
      set(format([{ user, id, by }, ...(before[at] ?? [])].slice(0, KEPT)));
    });
    await wait(SETTLE);
    // Two tabs may write in one order here and in the other there: the cookie, which more of them see, decides.
    const marks = read().find((kept) => kept.some(isTaken));
    return marks?.find(isTaken)?.by === by || marks === undefined;
  });
}

interface Turn {
  locks: Locks | null;
  clock: Clock;
  wait(ms: number): Promise<void>;
}

/** The tabs of an origin one after another, where the browser has locks. */
function oneByOne(
  { locks, clock, wait }: Turn,
  name: string,
  take: () => Promise<boolean>,
): Promise<boolean> {
  if (!locks) return take();
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const stop = clock.after(PATIENCE, () => waiting.abort());
    locks
      .request(name, { signal: waiting.signal }, async () => {
        stop();
        const mine = await take();
        resolve(mine);
        if (mine) await wait(HOLD);
      })
      // Waited too long, or refused: what the marks say counts.
      .catch(() => {
        stop();
        resolve(take());
      });
  });
}

const format = (marks: readonly Mark[]): string =>
  marks.map(({ user, id, by }) => [user, id, by].map(encodeURIComponent).join('/')).join(' ');

/** From storage or a cookie, which anybody may have written. */
function parse(value: string | null): Mark[] {
  if (value === null || value.length > 2000) return [];
  return value.split(' ').flatMap((text) => {
    const [user, id, by, ...more] = text.split('/').map(decode);
    return user !== undefined && id && by && more.length === 0 ? [{ user, id, by }] : [];
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
