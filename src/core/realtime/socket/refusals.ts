import type { ErrorCode } from '../../../page/report/error-codes';
import { isShellError } from '../../errors';
import { isForeignPage } from '../../request/transient';
import type { Session } from '../../session/session';
import { PASSWORD_EXPIRED } from '../../session/start';

/** Whether the network failed, or a page of its own answered, and not the call itself. */
export const isUnreachable = (error: unknown): boolean =>
  isShellError(error) && (error.kind === 'network' || error.kind === 'timeout' || isForeignPage(error));

/** Codes of the broker for a token that it does not accept. */
const TOKEN_REFUSED = ['401', PASSWORD_EXPIRED];

export interface RefusalDeps {
  session: Pick<Session, 'renew' | 'start'>;
  /** A function that tells whether the present connection is still the latest. */
  isLatest(): () => boolean;
  attempt(): Promise<void>;
  reportError(code: ErrorCode, message: string): void;
  /** See `ConnectionDeps`. */
  onTokenRefused(): void;
}

export interface Refusals {
  /** Whether further attempts are of no use. */
  isFinal(): boolean;
  /** Handles an ERROR frame. */
  handle(code: string, message: string, token: string): void;
  /** The broker has accepted a connection. */
  accepted(): void;
}

/** Decides what follows a refusal of the broker: a new token, once, or no further attempt. */
export function createRefusals({
  session,
  isLatest,
  attempt,
  reportError,
  onTokenRefused,
}: RefusalDeps): Refusals {
  let renewed = false;
  let final = false;

  /** The token may have ended early. A fresh one that is refused too is not the cause, so there is no second renewal. */
  async function renew(code: string, message: string, token: string): Promise<void> {
    const latest = isLatest();
    final = true;
    if (!renewed) {
      renewed = true;
      try {
        // Null: the session has ended and reports that itself.
        if ((await session.renew(token)) === null || !latest()) return;
        final = false;
        await attempt();
        return;
      } catch (error) {
        if (isUnreachable(error)) {
          final = false;
          renewed = false;
          return;
        }
      }
    }
    if (!latest()) return;
    reportError('realtime-refused', message);
    if (code === PASSWORD_EXPIRED) void session.start();
    else onTokenRefused();
  }

  return {
    isFinal: () => final,
    handle(code, message, token) {
      if (code === '403') {
        // The service refuses this user, or this organisation.
        final = true;
        reportError('realtime-refused', message);
      } else if (TOKEN_REFUSED.includes(code)) void renew(code, message, token);
    },
    accepted() {
      renewed = false;
    },
  };
}
