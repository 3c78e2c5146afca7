import { atom } from 'nanostores';
import { readConfig } from '../../src/core/config/read';
import { ShellError } from '../../src/core/errors';
import { createEvents } from '../../src/core/events/events';
import type { Lang } from '../../src/core/i18n/lang';
import { createRealtime, type RealtimeCore } from '../../src/core/realtime/realtime';
import type { RealtimeContext } from '../../src/core/realtime/role';
import type { ConnectionState, Source } from '../../src/core/realtime/types';
import type { SessionState } from '../../src/core/session/session';
import type { User } from '../../src/core/session/types';
import { type FakeBroker, fakeBroker } from './fake-broker';
import { type FakeOrigin, type FakeTab, fakeOrigin } from './fake-origin';
import { type FakePlatform, fakePlatform } from './fake-platform';

/** A service with one count, the tabs of one origin, and a broker. */
export interface World {
  readonly origin: FakeOrigin;
  readonly broker: FakeBroker;
  /** The service's answer to a pull; null while it is out of reach, `silent` while it never answers. */
  count: { value: number | null | 'silent' };
  tab(name: string, options?: TabOptions): RealtimeTab;
  /** Advances the clock second by second, so that pending calls can settle in between. */
  pass(ms: number): Promise<void>;
  push(stats: unknown): void;
}

export interface TabOptions {
  user?: string;
  context?: string;
  lang?: Lang;
  /** False: no Web Locks. */
  locks?: boolean;
  /** False: no WebSocket. */
  socket?: boolean;
  topic?: string;
  signedIn?: boolean;
}

export interface RealtimeTab {
  readonly realtime: RealtimeCore;
  readonly platform: FakePlatform;
  readonly browser: FakeTab;
  readonly shell: RealtimeContext;
  readonly got: [data: number, source: Source][];
  readonly states: (ConnectionState | null)[];
  readonly events: ConnectionState[];
  readonly errors: string[];
  /** Refused tokens that were renewed. */
  readonly renewed: (string | null)[];
  /** The token that the next renewal gives. */
  next: { token: string | null };
  pulls: number;
  /** Restarts of the session so far. */
  starts: number;
  join(topic?: string): () => void;
  move(context: string): void;
  speak(lang: Lang): void;
  signOut(): void;
  signIn(): void;
}

const userOf = (id: string): User => ({
  id,
  name: id,
  email: '',
  phone: '',
  orgId: '1',
  isSuper: false,
  role: null,
  organisation: null,
  actor: null,
});

/** Lets pending promises settle. */
export async function settle(turns = 30): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
}

export async function world(): Promise<World> {
  // A page fetches these files on demand; here they load first, so that later imports take one turn.
  await Promise.all([
    import('../../src/core/realtime/engine'),
    import('../../src/core/realtime/socket/stomp'),
  ]);
  const origin = fakeOrigin();
  const broker = fakeBroker();
  const count: World['count'] = { value: 1 };

  const tab = (name: string, options?: TabOptions) => createTab({ origin, broker, count }, name, options);
  return {
    origin,
    broker,
    count,
    tab,
    async pass(ms) {
      await settle();
      for (let left = ms; left > 0; left -= 1000) {
        await origin.clock.advance(Math.min(left, 1000));
        await settle();
      }
    },
    push: (stats) => broker.send(JSON.stringify({ data: { stats } })),
  };
}

function createTab(
  { origin, broker, count }: Pick<World, 'origin' | 'broker' | 'count'>,
  name: string,
  options: TabOptions = {},
): RealtimeTab {
  const browser = origin.tab(name);
  const platform: FakePlatform = {
    ...fakePlatform(),
    clock: browser.clock as FakePlatform['clock'],
    tabs: browser.tabs,
  };
  platform.late.locks = options.locks === false ? null : browser.locks;
  platform.late.socket = options.socket === false ? null : broker.opener(browser.run);
  const user = options.user ?? 'u1';
  let context = options.context ?? '1';
  const in_: SessionState = { status: 'signed-in', user: userOf(user), error: null };
  const out: SessionState = { status: 'signed-out', user: null, error: null };
  const $session = atom<SessionState>(options.signedIn === false ? out : in_);
  const $lang = atom<Lang>(options.lang ?? 'en');
  const events = createEvents(platform.events);
  let token = 'tok';
  const shell = {
    config: readConfig([{ hosts: { userCentre: 'https://uc.test' } }], null).config,
    platform,
    events,
    session: {
      $state: $session,
      $lapse: atom(null),
      contextId: () => context,
      token: async () => token,
      renew: async (refused: string | null) => {
        result.renewed.push(refused);
        if (result.next.token === null) result.signOut();
        else token = result.next.token;
        return result.next.token;
      },
      start: async () => {
        result.starts += 1;
      },
    },
    i18n: { $lang, lang: () => $lang.get() },
  } as unknown as RealtimeContext;
  const realtime = createRealtime(shell);
  const result: RealtimeTab = {
    realtime,
    platform,
    browser,
    shell,
    got: [],
    states: [],
    events: [],
    errors: [],
    renewed: [],
    next: { token: 'tok2' },
    pulls: 0,
    starts: 0,
    join: (topic = 'notices') =>
      realtime.join<number>({
        name: topic,
        every: topic === 'notices' ? 180_000 : 300_000,
        async pull(signal) {
          result.pulls += 1;
          if (count.value === 'silent') {
            return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
          }
          if (count.value === null) {
            throw new ShellError({ kind: 'network', code: 'network', messageKey: 'error.network' });
          }
          return count.value;
        },
        check(raw) {
          const value = typeof raw === 'object' && raw !== null ? (raw as { stats?: unknown }).stats : raw;
          return typeof value === 'number' ? value : null;
        },
        receive: (data, source) => void result.got.push([data, source]),
      }),
    move(next) {
      context = next;
      $session.set({ ...$session.get() });
    },
    speak: (lang) => $lang.set(lang),
    signOut: () => $session.set(out),
    signIn: () => $session.set(in_),
  };
  realtime.$connection.listen((state) => void result.states.push(state));
  events.on('oms-connection', ({ detail }) => void result.events.push(detail.state));
  events.on('oms-error', ({ detail }) => void result.errors.push(detail.code));
  result.join(options.topic);
  return result;
}

/** A world with one tab, whose browser has no locks unless the options say so. */
export async function alone(options: TabOptions = {}): Promise<World & { tab1: RealtimeTab }> {
  const made = await world();
  const tab1 = made.tab('1', { locks: false, ...options });
  return Object.assign(made, { tab1 });
}
