import { Failure } from '../reply/failure';

/**
 * Errors of the connection: the server is not there, is ending, is starting, or has no connection left (classes 08,
 * 53300, 57P).
 */
const CONNECTION = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|08\w{3}|53300|57P0[1-3])$/;
/** `pg` has no code for these. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Turns the error of a database that is away into 503: the caller may try again. Any other error stays as it is. */
export function unavailable(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const isAway = CONNECTION.test(String(code)) || MESSAGES.test(String(message));
  return isAway ? Object.assign(new Failure(503), { cause: error }) : error;
}
