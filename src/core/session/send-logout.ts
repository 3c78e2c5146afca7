import { type ShellError, toShellError } from '../errors';
import { isTransient } from '../request/transient';
import type { RequestClient } from '../request/types';

/** ms that a sign-out waits for the service: the user must not wait as long as a call may take. */
const LOGOUT_TIMEOUT = 10_000;

export interface LogoutResult {
  /** Whether the service knows of the sign-out, also where it refuses the call. */
  heard: boolean;
  /** Null also where the session had ended before. */
  error: ShellError | null;
}

/**
 * Tells the service of a sign-out. Never rejects.
 * @param auth whether the call has the token, so that the service ends its session too, and not that of the sign-on cookie alone
 */
export async function sendLogout(
  request: Pick<RequestClient, 'post'>,
  auth: boolean,
  contextId?: string | undefined,
): Promise<LogoutResult> {
  try {
    await request.post('/auth/jwt/logout', {}, { auth, contextId, timeout: LOGOUT_TIMEOUT });
    return { heard: true, error: null };
  } catch (thrown) {
    const error = toShellError(thrown);
    return { heard: !isUnheard(error), error: error.kind === 'unauthorised' ? null : error };
  }
}

/** The service may not have seen the call; a reply that is none comes from a proxy, or from a server that has just started. */
const isUnheard = (error: ShellError): boolean => error.kind === 'malformed' || isTransient(error);
