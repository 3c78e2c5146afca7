import { expect, test } from 'vitest';
import { fakeClock } from '../../../tests/support/fake-clock';
import type { Cookies } from '../platform/cookies';
import type { Locks } from '../platform/late-platform';
import { type KeyValue, memoryStorage } from '../platform/storage';
import { type ElectOnceOptions, electOnce } from './elect-once';

type Visibility = 'focused' | 'visible' | 'hidden';

const refusing: KeyValue = { get: () => null, set: () => false, remove: () => {}, keys: () => [] };
const noCookies: Cookies = { get: () => null, set: () => {}, remove: () => {}, names: () => [] };

function cookieJar(): Cookies {
  const values = new Map<string, string>();
  return {
    get: (name) => values.get(name) ?? null,
    set: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
    names: () => [...values.keys()],
  };
}

/** Random numbers that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function site() {
  const clock = fakeClock();
  const cookies = cookieJar();
  let seed = 1;
  const next = () => {
    seed += 7919;
    return seed;
  };
  const origin = () => {
    const local = memoryStorage();
    return (
      visibility: Visibility,
      { local: own = local, cookies: jar = cookies, user = 'u1', locks = null as Locks | null } = {},
    ) => {
      const shell = {
        platform: {
          clock,
          cookies: jar,
          local: own,
          page: {
            hidden: () => visibility === 'hidden',
            focused: () => visibility === 'focused',
            listen: () => () => {},
          },
          random: seeded(next()),
          loadLate: async () => ({ locks }),
        },
        config: { cookieDomain: null },
        session: { $state: { get: () => ({ user: { id: user } }) } },
      } as unknown as Parameters<typeof electOnce>[0];
      return (id = '7', options?: ElectOnceOptions) => electOnce(shell, 'notice', id, options);
    };
  };
  return { clock, cookies, origin };
}

const VISIBILITIES: readonly Visibility[] = ['hidden', 'focused', 'visible', 'hidden', 'visible'];
const ORDERS = VISIBILITIES.map((_, at) => [...VISIBILITIES.slice(at), ...VISIBILITIES.slice(0, at)]).flatMap(
  (order) => [order, [...order].reverse()],
);

test.each(ORDERS.map((order) => [order.join(', '), order] as const))(
  'of the tabs of one origin the focused one alone wins: %s',
  async (_, order) => {
    const { clock, origin } = site();
    const open = origin();
    const answers = Promise.all(order.map((visibility) => open(visibility)()));
    await clock.advance(3000);
    expect(await answers).toEqual(order.map((visibility) => visibility === 'focused'));
  },
);

test.each(ORDERS.map((order) => [order.join(', '), order] as const))(
  'and so does it of three origins that share cookies: %s',
  async (_, order) => {
    const { clock, origin } = site();
    const origins = [origin(), origin(), origin()];
    const answers = Promise.all(order.map((visibility, at) => origins[at % 3]?.(visibility)()));
    await clock.advance(3000);
    expect(await answers).toEqual(order.map((visibility) => visibility === 'focused'));
  },
);

test.each(['focused', 'visible', 'hidden'] as const)(
  'twenty tabs that are all %s, at the same moment: one',
  async (visibility) => {
    const { clock, origin } = site();
    const origins = [origin(), origin(), origin()];
    const tabs = Array.from({ length: 20 }, (_, at) => origins[at % 3]?.(visibility));
    const answers = Promise.all(tabs.map((tab) => tab?.()));
    await clock.advance(3000);
    expect((await answers).filter(Boolean)).toHaveLength(1);
  },
);

test('of two tabs that have both written before they could read: the one whose cookie remains', async () => {
  const { clock, origin, cookies } = site();
  const kept = memoryStorage();
  /** Another process reads a value 20 ms after it was written. */
  const late = <T extends { get(name: string): string | null }>(store: T): T => {
    const opened = clock.now();
    return { ...store, get: (name: string) => (clock.now() - opened < 20 ? null : store.get(name)) };
  };
  const tab = (at: number) =>
    origin()('focused', {
      local: late(kept),
      // The last to write wins; here that is another than in the storage of the origin.
      cookies:
        at === 0
          ? { ...late(cookies), set: (...args) => void clock.after(30, () => cookies.set(...args)) }
          : late(cookies),
    });
  const answers = Promise.all([0, 1].map((at) => tab(at)('7', { isShowing: true })));
  await clock.advance(3000);
  expect(await answers).toEqual([true, false]);
});

test('a tab waits for tabs that show the item better, at the exact times', async () => {
  const times = { focused: [0, 500], visible: [400, 900], hidden: [2000, 2500] } as const;
  for (const [visibility, [first, last]] of Object.entries(times)) {
    const { clock, origin, cookies } = site();
    const answer = origin()(visibility as Visibility)();
    await clock.advance(first - 1);
    expect(cookies.names()).toEqual([]);
    await clock.advance(last - first + 1);
    expect(await answer).toBe(true);
  }
});

test('an item is elected for once, and an item that it made outdated is not elected for', async () => {
  const { clock, origin } = site();
  const open = origin();
  const isNewer = (other: string, id: string) => Number(other) > Number(id);
  const ask = async (id: string) => {
    const answer = open('focused')(id, { isNewer });
    await clock.advance(3000);
    return answer;
  };
  expect([await ask('7'), await ask('7'), await ask('6'), await ask('8')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('the tab that shows an item already goes before other hidden tabs, not before a visible one', async () => {
  const { clock, origin } = site();
  const open = origin();
  const first = Promise.all([open('hidden')('1'), open('hidden')('1', { isShowing: true })]);
  await clock.advance(3000);
  expect(await first).toEqual([false, true]);
  const second = Promise.all([open('hidden')('2', { isShowing: true }), open('visible')('2')]);
  await clock.advance(3000);
  expect(await second).toEqual([false, true]);
});

test('another user of the same browser has records of their own', async () => {
  const { clock, origin } = site();
  const open = origin();
  const answers = Promise.all([open('focused')(), open('focused', { user: 'u2' })()]);
  await clock.advance(3000);
  // They overwrite each other at the same moment: no record of the own user says that another tab was elected.
  expect(await answers).toEqual([true, true]);
});

test('without storage and cookies each tab elects itself; with one of them they agree', async () => {
  const { clock, origin } = site();
  const open = origin();
  const ask = async (ways: { local?: KeyValue; cookies?: Cookies }, id: string) => {
    const answers = Promise.all([open('visible', ways)(id), open('visible', ways)(id)]);
    await clock.advance(3000);
    return (await answers).filter(Boolean).length;
  };
  expect(await ask({ local: refusing, cookies: noCookies }, '1')).toBe(2);
  expect(await ask({ cookies: noCookies }, '2')).toBe(1);
  expect(await ask({ local: refusing }, '3')).toBe(1);
});

test('records that somebody has edited do not count', async () => {
  const { clock, origin, cookies } = site();
  cookies.set('oms.claim.notice', '%E0%A4%A/7/x u1/7 u1/7/x/y //', { days: 1 });
  const answer = origin()('focused')();
  await clock.advance(500);
  expect(await answer).toBe(true);
});

/** Grants a lock to one tab at a time, in the order of the requests; a signal ends a wait. */
function queue(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name, options, held) {
      const turn = last.then(() => {
        if ('signal' in options && options.signal.aborted) throw new Error('AbortError');
        return held();
      });
      last = turn.catch(() => {});
      if (!('signal' in options)) return turn;
      const given = new Promise<never>((_, reject) => {
        options.signal.addEventListener('abort', () => reject(new Error('AbortError')));
      });
      return Promise.race([turn, given]);
    },
  };
}

test('where processes see each other 400 ms late, the tabs of an origin take turns', async () => {
  const { clock, origin } = site();
  const open = origin();
  const locks = queue();
  const kept = new Map<string, { value: string; at: number; by: number }[]>();
  const late = (by: number): KeyValue => ({
    get: (name) =>
      kept.get(name)?.findLast((one) => one.by === by || clock.now() - one.at >= 400)?.value ?? null,
    set(name, value) {
      kept.set(name, [...(kept.get(name) ?? []), { value, at: clock.now(), by }]);
      return true;
    },
    remove: () => {},
    keys: () => [],
  });
  const ask = (by: number) => open('focused', { local: late(by), cookies: noCookies, locks })();
  const answers = Promise.all([ask(1), ask(2), ask(3)]);
  await clock.advance(5000);
  expect((await answers).filter(Boolean)).toHaveLength(1);
});

test('a tab that hangs with the lock does not keep the others from electing', async () => {
  const { clock, origin } = site();
  const locks = queue();
  void locks.request('oms.claim.notice', { steal: true }, () => new Promise(() => {}));
  const answer = origin()('focused', { locks })();
  await clock.advance(5000);
  expect(await answer).toBe(true);
});
