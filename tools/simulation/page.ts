/// <reference path="../../src/core/i18n/later-texts.d.ts" />
import { readConfig } from '../../src/core/config/read';
import type { Clock } from '../../src/core/platform/clock';
import type { OpenSocket } from '../../src/core/platform/late-platform';
import { memoryStorage } from '../../src/core/platform/storage';
import { createLeader } from '../../src/core/realtime/leader';
import type { AnyTopic } from '../../src/core/realtime/pulls';
import type { RoleDeps } from '../../src/core/realtime/role';
import type { LoadStomp } from '../../src/core/realtime/socket/stomp';
import type { ConnectionState } from '../../src/core/realtime/types';
import { createAddress } from '../../src/core/request/address';
import { createAttempts } from '../../src/core/request/attempts';
import { createReach } from '../../src/core/request/reach';
import { createTokens } from '../../src/core/session/token';
import { checkStats as checkAnnouncements } from '../../src/domain/announcements/api';
import { ANNOUNCEMENTS_EVERY } from '../../src/domain/announcements/store';
import { checkStats as checkNotices } from '../../src/domain/notices/api';
import { NOTICES_EVERY } from '../../src/domain/notices/store';
import { ANNOUNCEMENT_STATS, NOTICE_STATS } from '../../src/page/first-calls/paths';

export { ANNOUNCEMENTS_EVERY, NOTICES_EVERY };

/** The way to a broker that a real page has. */
export const loadRealStomp: LoadStomp = () => import('../../src/core/realtime/socket/stomp');

/** The surroundings of a simulated page: its time, its service over HTTP, and the broker. */
export interface World {
  readonly clock: Clock;
  readonly random: () => number;
  /** Base URL of the user centre. */
  readonly userCentre: string;
  /** Id of the context organisation; empty for the user's own. */
  readonly contextId: string;
  /** Id of the user, where the broker looks at it. */
  readonly user?: string;
  readonly socket: OpenSocket;
  readonly loadStomp: LoadStomp;
  /** A check over HTTP begins: a counted time lets its promises settle. */
  begins?(): void;
  /** One call over HTTP; rejects where the service is not reached. */
  send(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response>;
  /** `data` of the call that reads the sign-on cookie; the first is that of the page's first view. */
  authorise(first: boolean): Promise<unknown>;
  /** The page asks why a service is out of reach. */
  probe(): void;
}

/** A page that leads: the one tab of its browser and origin that has the socket and asks over HTTP. */
export interface LeadingPage {
  isConnected(): boolean;
  close(): void;
}

/** The counts that the bell shows. A frame of the broker has them under the name `key`. */
const TOPICS = [
  { name: 'notices', key: 'stats', every: NOTICES_EVERY, check: checkNotices, path: NOTICE_STATS },
  {
    ...{ name: 'announcements', key: 'announcement', every: ANNOUNCEMENTS_EVERY },
    ...{ check: checkAnnouncements, path: ANNOUNCEMENT_STATS },
  },
] as const;

const never = () => () => {};

/**
 * Opens a page by the product's own leader, with its connection, backoff, polls, retries and tokens.
 * @param inSight whether a person sees it, or another tab of its browser and origin, which then wakes it every 5 s
 * @param onUp its socket is open and subscribed
 */
export function openPage(world: World, inSight: boolean, onUp: () => void = () => {}): LeadingPage {
  const { clock, random, socket, loadStomp } = world;
  const { config } = configOf(world.userCentre);
  const platform = {
    ...{ clock, random, local: memoryStorage(), session: memoryStorage() },
    location: { href: () => 'https://console.example/', replace: () => {} },
    page: { hidden: () => !inSight, focused: () => inSight, listen: never, listenFocus: never },
  };
  let asked = 0;
  type Deps = Parameters<typeof createTokens>[0];
  const request = {
    async post(_path: string, _body: unknown, { read }: { read(data: unknown): unknown }) {
      return { code: 200, message: '', data: read(await world.authorise(asked++ === 0)) };
    },
  };
  const tokens = createTokens({
    config,
    platform: platform as unknown as Deps['platform'],
    request: request as unknown as Deps['request'],
    onGranted: async () => {},
    onTicketRefused() {},
    accept() {},
    unheard: { settle: async () => {}, discard() {} },
    discardTicket: async () => false,
  });
  const session = {
    token: tokens.get,
    renew: (refused: string | null, _by?: unknown, again?: boolean) => tokens.renew(refused, again),
    pending: () => null,
    start: async () => {},
    contextId: () => world.contextId,
    lang: () => 'en' as const,
  };
  const reach = createReach(async () => world.probe());
  const attempts = createAttempts({
    ...{ config, platform, session, reach },
    address: createAddress(config, session),
  });
  const scope = new AbortController().signal;
  const topics = TOPICS.map(({ name, key, every, check, path }): AnyTopic => {
    const call = { method: 'GET', path, params: {}, options: {}, send: world.send } as const;
    return {
      ...{ name, every, check },
      pull(signal) {
        world.begins?.();
        return attempts(call, signal, scope, async (response) => {
          const { data } = (await response.json()) as { data: { stats: unknown } };
          return check({ [key]: data.stats });
        });
      },
      receive: () => {},
    };
  });
  let state: ConnectionState | null = null;
  let hadRealtime = false;
  const leader = createLeader(
    {
      shell: {
        ...{ config, platform, session },
        events: { error: () => {} },
      } as unknown as RoleDeps['shell'],
      late: { socket, online: { is: () => true, listen: never } } as unknown as RoleDeps['late'],
      ...{ loadStomp, channel: null, topics: new Set(topics) },
      identity: { user: world.user ?? '1', context: world.contextId, lang: 'en' },
      state: () => state,
      setState(next) {
        state = next;
        if (next !== 'realtime') return;
        hadRealtime = true;
        onUp();
      },
      hadRealtime: () => hadRealtime,
    },
    1,
  );
  return { isConnected: () => state === 'realtime', close: leader.stop };
}

const configs = new Map<string, ReturnType<typeof readConfig>>();

function configOf(userCentre: string): ReturnType<typeof readConfig> {
  const known = configs.get(userCentre) ?? readConfig([{ hosts: { userCentre } }], null);
  configs.set(userCentre, known);
  return known;
}
