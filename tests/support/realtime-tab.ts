import { atom } from 'nanostores';
import { readConfig } from '../../src/core/config/read';
import { ShellError } from '../../src/core/errors';
import { createEvents } from '../../src/core/events/events';
import type { Lang } from '../../src/core/i18n/lang';
import { createRealtime, type RealtimeCore } from '../../src/core/realtime/realtime';
import type { RealtimeShell } from '../../src/core/realtime/role';
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
  /** What the service would answer to a pull; null: it is out of reach. */
  count: { value: number | null };
  tab(name: string, options?: TabOptions): RealtimeTab;
  /** Lets time pass second by second, so that what the network does has its time too. */
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
  readonly shell: RealtimeShell;
  readonly got: [data: number, source: Source][];
  readonly states: (ConnectionState | null)[];
  readonly events: ConnectionState[];
  readonly errors: string[];
  /** Refused tokens that were renewed. */
  readonly renewed: (string | null)[];
  /** What renewing brings. */
  next: { token: string | null };
  pulls: number;
  /** How often the session was started anew. */
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

/** Until what was asked for over promises has come. */
export async function settle(turns = 30): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
}

export async function world(): Promise<World> {
  // Fetched on demand in a page; here at once, so that they come within the turn.
  await Promise.all([import('../../src/core/realtime/engine'), import('../../src/core/realtime/stomp')]);
  const origin = fakeOrigin();
  const broker = fakeBroker();
  const count: World['count'] = { value: 1 };

  function tab(name: string, options: TabOptions = {}): RealtimeTab {
    const browser = origin.tab(name);
    const platform: FakePlatform = {
      ...fakePlatform(),
      clock: browser.clock as FakePlatform['clock'],
      tabs: browser.tabs,
    };
    platform.wired.locks = options.locks === false ? null : browser.locks;
    platform.wired.socket = options.socket === false ? null : broker.opener(browser.run);
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
      organisations: { contextId: () => context },
      i18n: { $lang, lang: () => $lang.get() },
    } as unknown as RealtimeShell;
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
          async pull() {
            result.pulls += 1;
            if (count.value === null) {
              throw new ShellError({ kind: 'network', code: 'network', messageKey: 'error.network' });
            }
            return count.value;
          },
          check(wire) {
            const value =
              typeof wire === 'object' && wire !== null ? (wire as { stats?: unknown }).stats : wire;
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
