import type { ShellConfig } from '../config/types';
import { isShellError } from '../errors';
import type { Address } from './address';
import { type Call, isRead, type ReadResponse } from './call';
import type { RequestDeps, RequestSession } from './client';
import { MESSAGES } from './error-catalogue';
import { failureOf, timedOut, unauthorised } from './failures';
import type { Reach } from './reach';
import { retry } from './retry';
import { abortable, anySignal } from './signals';
import { isTransient } from './transient';

/** How often a read is retried after a failure that may pass. */
const RETRIES = 2;
/** Upper bound, in ms, of the wait before the first retry. */
const RETRY_BASE = 400;

interface AttemptsDeps {
  config: Pick<ShellConfig, 'requestTimeout'>;
  platform: Pick<RequestDeps['platform'], 'clock' | 'random'>;
  session: Pick<RequestSession, 'token' | 'renew' | 'pending'>;
  address: (call: Call) => Address;
  reach: Reach;
}

/** Sends a call and reads its response; `scope` is the signal of its epoch. Rejects with a ShellError. */
export type Attempts = <T>(
  call: Call,
  outer: AbortSignal | undefined,
  scope: AbortSignal,
  read: ReadResponse<T>,
) => Promise<T>;

/**
 * From the token to the reply: failures that may pass are retried where that is safe, a 401 renews the token, a second
 * one ends the session. While that waits for its user to sign in again the call waits, without a time limit; what met a
 * 401 was not carried out, so it is sent again then, a write too.
 */
export function createAttempts(deps: AttemptsDeps): Attempts {
  const { config, platform, session } = deps;

  return async (call, outer, scope, read) => {
    const timeout = new AbortController();
    const limit = () =>
      platform.clock.after(call.options.timeout ?? config.requestTimeout, () =>
        timeout.abort(timedOut(call)),
      );
    let cancelTimeout = limit();
    const { signal, release } = anySignal([timeout.signal, scope, ...(outer ? [outer] : [])]);
    const once = (token: string | null) => sendOnce(deps, call, token, signal, read);
    try {
      if (call.options.auth === false) return await once(null);
      let renewed = false;
      const settled = async (asked: Promise<string | null>): Promise<string | null> => {
        let token = await abortable(asked, signal);
        for (let wait = session.pending(); token === null && wait; wait = session.pending()) {
          cancelTimeout();
          token = await abortable(wait, signal);
          cancelTimeout = limit();
          renewed = false;
        }
        return token;
      };
      let token = await settled(session.token());
      if (token === null) throw unauthorised(call);
      for (;;) {
        try {
          return await once(token);
        } catch (error) {
          if (!isShellError(error) || error.kind !== 'unauthorised') throw error;
          const again = renewed;
          renewed = true;
          const by = {
            why: error.messageKey === MESSAGES.unauthorisedNetwork ? 'network' : 'refused',
            service: deps.address(call).service,
          } as const;
          token = await settled(session.renew(token, by, again));
          if (token === null) throw error;
        }
      }
    } catch (error) {
      throw failureOf(error, call, signal);
    } finally {
      cancelTimeout();
      release();
    }
  };
}

/** With one token. A transport that ignores its signal, or a body that is being read, must not deliver a reply after an abort. */
function sendOnce<T>(
  deps: AttemptsDeps,
  call: Call,
  token: string | null,
  signal: AbortSignal,
  read: ReadResponse<T>,
): Promise<T> {
  const mayRetry = isRead(call) || call.options.idempotencyKey !== undefined;
  const { service, base, url } = deps.address(call);
  /** Whether the last try had a response, whatever it was. */
  let answered = false;
  const reply = retry(
    async () => {
      answered = false;
      const response = await attempt(call, url, token, signal);
      answered = true;
      deps.reach.reached(service);
      return await read(response, call);
    },
    {
      times: mayRetry ? RETRIES : 0,
      base: RETRY_BASE,
      clock: deps.platform.clock,
      random: deps.platform.random,
      signal,
      retryable: (error) => !signal.aborted && isTransient(error),
    },
  );
  reply.catch(() => {
    // Who finds out why asks the address by GET, which must do nothing at the service: at that of a sign-out it would be one.
    if (!signal.aborted && !answered) deps.reach.lost(service, base, call.method === 'GET' ? url : undefined);
  });
  return abortable(reply, signal);
}

function attempt(call: Call, url: string, token: string | null, signal: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (call.options.idempotencyKey) headers['idempotency-key'] = call.options.idempotencyKey;
  return call.send(url, headers, signal);
}
