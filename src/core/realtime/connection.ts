import { isShellError } from '../errors';
import type { Platform } from '../platform/platform';
import type { Wires } from '../platform/wires';
import type { Session } from '../session/session';
import { PASSWORD_EXPIRED } from '../session/session';
import { createBackoff } from './backoff';
import type { Socket, SocketAddress, SocketEvents } from './stomp';

export interface ConnectionDeps {
  platform: Pick<Platform, 'clock' | 'random'>;
  wires: Pick<Wires, 'online' | 'socket'>;
  session: Pick<Session, 'token' | 'renew' | 'start'>;
  address(token: string): SocketAddress;
  /** Subscribed. */
  up(): void;
  /** A connection has ended, or could not be had. `was`: it stood. */
  down(was: boolean): void;
  frame(body: string): void;
  /** For doctor(). */
  tell(code: string, message: string): void;
  /** The credentials are no good to the broker: the session's own calls shall find out. */
  judge(): void;
}

export interface Connection {
  isUp(): boolean;
  /** To be called every `CHECK_EVERY`: tries where one is due. */
  check(): void;
  /** Something speaks for trying now. */
  hurry(): void;
  /** The network has gone: what seems to stand does not. */
  lost(): void;
  beat(): void;
  attempts(): number;
  lastError(): string | null;
  close(): void;
}

const REFUSED = ['401', PASSWORD_EXPIRED];

/** Whether it is the network that failed, and not what was asked for. */
export const isUnreachable = (error: unknown): boolean =>
  isShellError(error) && (error.kind === 'network' || error.kind === 'timeout');

/** The socket of the tab that leads: tries, and stops trying where that is of no use. */
export function createConnection(deps: ConnectionDeps): Connection {
  const { session, wires, tell } = deps;
  const backoff = createBackoff(deps.platform);
  let socket: Socket | null = null;
  /** Counts connections: what an earlier one tells is of no interest. */
  let current = 0;
  let trying = false;
  let up = false;
  let renewed = false;
  /** The service does not want this user, or this organisation. */
  let stopped = false;
  let lastError: string | null = null;

  function end(): void {
    current += 1;
    trying = false;
    up = false;
    const ended = socket;
    socket = null;
    ended?.close();
  }

  function failed(reason: string): void {
    const was = up;
    lastError = reason;
    end();
    backoff.down();
    deps.down(was);
  }

  async function attempt(): Promise<void> {
    const open = wires.socket;
    if (!open) return;
    current += 1;
    const mine = current;
    trying = true;
    backoff.tried();
    const guard =
      <A extends unknown[]>(fn: (...args: A) => void) =>
      (...args: A) => {
        if (mine === current) fn(...args);
      };
    try {
      const [token, { openStomp }] = await Promise.all([session.token(), import('./stomp')]);
      if (mine !== current) return;
      // There is no session: it says so itself, and whoever listens ends this connection.
      if (token === null) throw new Error('no session');
      const events: SocketEvents = {
        up: guard(() => {
          trying = false;
          up = true;
          renewed = false;
          lastError = null;
          backoff.up();
          deps.up();
        }),
        frame: guard(deps.frame),
        complaint: guard((body) => tell('realtime', body.slice(0, 500))),
        refused: guard((code, message) => refused(code, message, token)),
        down: guard(failed),
      };
      socket = openStomp(open, deps.address(token), events);
    } catch (error) {
      if (mine === current) failed(error instanceof Error ? error.message : String(error));
    }
  }

  function refused(code: string, message: string, token: string): void {
    failed(`${code} ${message}`.trim());
    if (code === '403') {
      stopped = true;
      tell('realtime-refused', message);
    } else if (REFUSED.includes(code)) void renew(code, message, token);
  }

  /** Once: a token may have ended early. One that is fresh and refused again is not the token's fault. */
  async function renew(code: string, message: string, token: string): Promise<void> {
    const mine = current;
    stopped = true;
    if (!renewed) {
      renewed = true;
      try {
        // Null: the session has ended, and has said so.
        if ((await session.renew(token)) === null || mine !== current) return;
        stopped = false;
        await attempt();
        return;
      } catch (error) {
        if (isUnreachable(error)) {
          stopped = false;
          renewed = false;
          return;
        }
      }
    }
    if (mine !== current) return;
    tell('realtime-refused', message);
    if (code === PASSWORD_EXPIRED) void session.start();
    else deps.judge();
  }

  const check = () => {
    if (!up && !trying && !stopped && wires.online.is() && backoff.isDue()) void attempt();
  };

  return {
    isUp: () => up,
    check,
    hurry() {
      backoff.hurry();
      check();
    },
    lost() {
      if (up || trying) failed('no network');
    },
    beat: () => socket?.beat(),
    attempts: () => backoff.attempts(),
    lastError: () => lastError,
    close: end,
  };
}
