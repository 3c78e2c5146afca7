import type { SocketEvents } from '../../src/core/realtime/socket/stomp';
import { type CountedClock, hiddenClock } from './clock';
import type { Meter } from './meter';
import { type LeadingPage, openPage, type World } from './page';

/** Time in ms from an attempt to the subscribed connection: DNS, TCP, TLS, the upgrade, CONNECT. */
const HANDSHAKE = 150;
/** Time in ms of a call over HTTP. */
const CALL = 100;
/** Life of a token in s. */
const TOKEN = 8 * 60 * 60;
/** Time in ms between two heartbeats of the broker. */
const BEATS = 10_000;
/** The broker sends this frame to a new subscriber. */
const SNAPSHOT = JSON.stringify({ data: { stats: {}, announcement: { unread: 0 } } });

/** How a service answers: as much as is asked of it, or, while it is away, not at all. */
export interface Service {
  /** While this is true it refuses calls and sockets. */
  away: boolean;
  /** Sockets that are open and subscribed. */
  readonly sockets: number;
  /** Opens a page. @param onUp told at each connection */
  open(inSight: boolean, onUp?: () => void): LeadingPage;
  /** Ends all sockets at once, as the end of a process does. */
  dropAll(): void;
  /** Lets all sockets bring nothing any more and stay, as packets that are lost do. */
  hushAll(): void;
}

/**
 * @param failsAfter ms until a call or an attempt fails while it is away: soon where it is refused, late where packets are lost
 * @param beats whether the broker sends heartbeats, which cost time here
 */
export function countedService(
  clock: CountedClock,
  random: () => number,
  meter: Meter,
  failsAfter = 50,
  beats = false,
): Service {
  const connected = new Set<SocketEvents>();
  let token = 0;

  const wait = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));

  /** Answers a call, or refuses it. */
  async function answer<T>(data: T): Promise<T> {
    clock.touch();
    await wait(service.away ? failsAfter : CALL);
    if (service.away) throw new TypeError('Failed to fetch');
    return data;
  }

  const reply = { ok: true, status: 200, json: async () => ({ data: { stats: { unread: 0 } } }) };

  const world: World = {
    ...{ clock, random, userCentre: 'https://uc.example', contextId: '1' },
    // Not called: `loadStomp` has its own way to the broker.
    socket: () => ({}) as WebSocket,
    begins: clock.touch,
    async loadStomp() {
      clock.touch();
      return { openStomp: (_open, _address, on) => connect(on) };
    },
    send() {
      meter.count('poll', clock.now());
      return answer(reply as Response);
    },
    authorise(first) {
      if (!first) meter.count('signIn', clock.now());
      token += 1;
      const granted = { token: `token-${token}`, expiresIn: TOKEN };
      return first ? Promise.resolve(granted) : answer(granted);
    },
    probe: () => meter.count('probe', clock.now()),
  };

  function connect(on: SocketEvents): ReturnType<Awaited<ReturnType<World['loadStomp']>>['openStomp']> {
    meter.count('attempt', clock.now());
    let over = false;
    let stop = () => {};
    clock.after(service.away ? failsAfter : HANDSHAKE, () => {
      if (over) return;
      if (service.away) {
        on.down('closed 1006');
        return;
      }
      connected.add(on);
      on.up(true, beats ? 2 * BEATS : Number.POSITIVE_INFINITY);
      on.frame(SNAPSHOT);
      if (beats) stop = clock.every(BEATS, () => connected.has(on) && on.heartbeat());
    });
    return {
      sendHeartbeat() {},
      close() {
        over = true;
        stop();
        connected.delete(on);
      },
    };
  }

  const service: Service = {
    away: false,
    get sockets() {
      return connected.size;
    },
    open(inSight, onUp) {
      clock.touch();
      const page = inSight ? world : { ...world, clock: hiddenClock(clock, random) };
      return openPage(page, inSight, onUp);
    },
    dropAll() {
      clock.touch();
      for (const on of [...connected]) on.down('closed 1006');
      connected.clear();
    },
    hushAll: () => connected.clear(),
  };
  return service;
}
