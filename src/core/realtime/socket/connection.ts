import type { ErrorCode } from '../../../page/report/error-codes';
import type { LatePlatform } from '../../platform/late-platform';
import type { Platform } from '../../platform/platform';
import type { Session } from '../../session/session';
import { cutText } from '../../text/cut';
import { CONNECT_TIMEOUT, LONGEST_WAIT } from '../timing';
import { createBackoff } from './backoff';
import { createRefusals } from './refusals';
import type { LoadStomp, Socket, SocketAddress, SocketEvents } from './stomp';

export interface ConnectionDeps {
  platform: Pick<Platform, 'clock' | 'random'>;
  late: Pick<LatePlatform, 'online' | 'socket'>;
  loadStomp: LoadStomp;
  session: Pick<Session, 'token' | 'renew' | 'start'>;
  address(token: string): SocketAddress;
  /** The longest wait in ms between two attempts now. */
  longestWait(): number;
  /**
   * The socket is open and subscribed.
   * @param snapshot the service pushes the present data first
   */
  onUp(snapshot: boolean): void;
  /** A connection has ended, or an attempt has failed. `wasUp`: it was open. */
  onDown(wasUp: boolean): void;
  onFrame(body: string): void;
  onHeartbeat(): void;
  /** For doctor(). */
  reportError(code: ErrorCode, message: string): void;
  /** The broker refuses a fresh token: a call over HTTP lets the session find out why. */
  onTokenRefused(): void;
}

export interface Connection {
  isUp(): boolean;
  /** To be called every `CHECK_EVERY`: ends a connection that is dead, and connects if an attempt is due. */
  check(): void;
  /** Connects without the rest of the wait: the network or the user gives a reason. */
  retryNow(): void;
  /** A pull over HTTP has succeeded after one that did not reach the service: the rest of the wait is shorter. */
  serviceAnswers(): void;
  /** The socket is dead although the browser takes it for open: ends it. */
  lost(reason: string): void;
  sendHeartbeat(): void;
  /** Attempts within the last minute. */
  attempts(): number;
  lastError(): string | null;
  close(): void;
}

/** The socket of the leader: connects again after a pause that grows, and stops where the broker refuses for good. */
export function createConnection(deps: ConnectionDeps): Connection {
  const { session, late, reportError } = deps;
  const { clock } = deps.platform;
  /** The broker has answered the last attempt with a refusal, which it repeats as a rule: then the wait grows for everybody. */
  let refused = false;
  const backoff = createBackoff(deps.platform, () => (refused ? LONGEST_WAIT : deps.longestWait()));
  let socket: Socket | null = null;
  /** Counts connections: events of an earlier one are discarded. */
  let current = 0;
  let connecting = false;
  let up = false;
  let lastError: string | null = null;
  /** When the socket was opened, or the service has sent something last. */
  let heardAt = 0;
  /** ms from there after which the socket is dead. */
  let silence = CONNECT_TIMEOUT;

  const isLatest = () => {
    const own = current;
    return () => own === current;
  };
  const refusals = createRefusals({
    session,
    isLatest,
    attempt,
    reportError,
    onTokenRefused: deps.onTokenRefused,
  });

  function end(): void {
    current += 1;
    connecting = false;
    up = false;
    const ended = socket;
    socket = null;
    ended?.close();
  }

  const isSilent = () => clock.now() - heardAt > silence;

  /** @param since the wait for the next attempt begins there: a connection that was silent has waited already */
  function fail(reason: string, since = up && isSilent() ? heardAt : clock.now()): void {
    const wasUp = up;
    lastError = reason;
    end();
    backoff.down(since);
    deps.onDown(wasUp);
  }

  async function attempt(): Promise<void> {
    const open = late.socket;
    if (!open) return;
    current += 1;
    const latest = isLatest();
    connecting = true;
    backoff.tried();
    try {
      const [token, { openStomp }] = await Promise.all([session.token(), deps.loadStomp()]);
      if (!latest()) return;
      // There is no session. The session reports that itself, and its end closes this connection.
      if (token === null) throw new Error('no session');
      heardAt = clock.now();
      silence = CONNECT_TIMEOUT;
      socket = openStomp(open, deps.address(token), socketEvents(token, latest));
    } catch (error) {
      if (latest()) fail(error instanceof Error ? error.message : String(error));
    }
  }

  function socketEvents(token: string, latest: () => boolean): SocketEvents {
    const guard = guardBy(latest);
    const heard = <A extends unknown[]>(fn: (...args: A) => void) =>
      guard((...args: A) => {
        heardAt = clock.now();
        fn(...args);
      });
    return {
      up: heard((snapshot, mostSilence) => {
        silence = mostSilence;
        connecting = false;
        up = true;
        lastError = null;
        refused = false;
        refusals.accepted();
        backoff.up();
        deps.onUp(snapshot);
      }),
      frame: heard(deps.onFrame),
      heartbeat: heard(deps.onHeartbeat),
      complaint: heard((body) => reportError('realtime', cutText(body, 500))),
      refused: guard((code, message) => {
        refused = true;
        fail(`${code} ${message}`.trim());
        refusals.handle(code, message, token);
      }),
      down: guard((reason) => {
        refused = false;
        fail(reason);
      }),
    };
  }

  /**
   * The client has timers for that, too. Those of a hidden page run once a minute, some of them after the check of that
   * minute: then the attempt that follows would come a minute later still.
   */
  function endSilent(): void {
    if (socket && isSilent()) fail('the service is silent', heardAt);
  }

  const check = () => {
    endSilent();
    const busy = up || connecting || refusals.isFinal();
    if (!busy && late.online.is() && backoff.isDue()) void attempt();
  };

  return {
    isUp: () => up,
    check,
    retryNow() {
      backoff.skipWait();
      check();
    },
    serviceAnswers() {
      if (!up && !refused) backoff.shortenWait();
    },
    lost(reason) {
      if (up || connecting) fail(reason);
    },
    sendHeartbeat: () => socket?.sendHeartbeat(),
    attempts: () => backoff.attempts(),
    lastError: () => lastError,
    close: end,
  };
}

/** Wraps functions so that they run only while the condition holds. */
const guardBy =
  (condition: () => boolean) =>
  <A extends unknown[]>(fn: (...args: A) => void) =>
  (...args: A) => {
    if (condition()) fn(...args);
  };
