import { readJson } from '../../page/json/read-json';
import type { ServiceName } from '../config/services';
import { type ErrorDetails, ShellError } from '../errors';
import { cutProse } from '../text/cut';
import { type Call, nameOf } from './call';
import { codeKeys, MESSAGES } from './error-catalogue';
import type { ReadOptions, Reply } from './types';

/** The server's text for one of its keys; null where there is none. */
export type ServerTranslate = (key: string) => string | null;

interface Context {
  service: ServiceName;
  call: string;
  translate: ServerTranslate;
}

/** A reply with the response that it was read from. */
export interface Received {
  reply: Reply<unknown>;
  response: Response;
}

/**
 * Turns a response into a reply or throws its error (docs/behaviour.md#replies). Codes 200 and 206 are the only
 * success. A body with a code is judged by that code whatever the HTTP status; one without by the status.
 */
export async function readReply(response: Response, context: Context): Promise<Reply<unknown>> {
  const body = await readBody(response);
  const code = codeOf(body);
  const base = { body, response, call: context.call, requestId: requestIdOf(body, response) };
  if (code === null) throw withoutCode(response, base);
  if (code === 200 || code === 206) return body as Reply<unknown>;

  const kind = code === 401 ? 'unauthorised' : code === 403 ? 'forbidden' : 'reply';
  const messageKey = MESSAGES[kind === 'reply' ? 'failed' : kind];
  throw new ShellError({ ...base, ...wordsOf(body, code, context), kind, code: String(code), messageKey });
}

/** The server's own words, or the keys of those that explain the code, with their text in the language of the call. */
function wordsOf(body: unknown, code: number, { service, translate }: Context): Partial<ErrorDetails> {
  const words = messageOf(body);
  if (words !== null) return { serverMessage: words };
  const keys = codeKeys(service, code);
  const translated = keys.map(translate).find((text) => text !== null);
  return { serverMessage: translated ?? undefined, codeKeys: keys };
}

/**
 * The reply with its data parsed, where the call has a parser.
 * @throws {ShellError} `malformed` where the parser gives null or throws
 */
export function parseReply<T>(
  { reply, response }: Received,
  call: Call,
  read: ReadOptions<T>['read'],
  zone: string,
): Reply<T> {
  if (!read) return reply as Reply<T>;
  let data: T | null = null;
  let cause: unknown;
  try {
    data = read(reply.data, zone);
  } catch (thrown) {
    cause = thrown;
  }
  if (data !== null) return { ...reply, data };
  throw new ShellError({
    kind: 'malformed',
    code: 'malformed',
    messageKey: MESSAGES.malformed,
    call: nameOf(call),
    requestId: requestIdOf(reply, response),
    body: reply,
    response,
    cause,
  });
}

/** A reply whose code or status is a success elsewhere, and none of an upload. */
export function refusedFile({ reply, response }: Received, call: Call): ShellError {
  const code = Number(reply.code) === 200 ? response.status : reply.code;
  return new ShellError({
    kind: 'reply',
    code: String(code),
    messageKey: MESSAGES.failed,
    serverMessage: messageOf(reply) ?? undefined,
    call: nameOf(call),
    requestId: requestIdOf(reply, response),
    body: reply,
    response,
  });
}

function withoutCode(response: Response, base: Partial<ErrorDetails>): ShellError {
  const code = String(response.status);
  if (response.status === 401) {
    return new ShellError({ ...base, kind: 'unauthorised', code, messageKey: MESSAGES.unauthorisedNetwork });
  }
  if (response.status === 403) {
    return new ShellError({ ...base, kind: 'forbidden', code, messageKey: MESSAGES.forbiddenNetwork });
  }
  if (response.ok)
    return new ShellError({ ...base, kind: 'malformed', code, messageKey: MESSAGES.malformed });
  return new ShellError({ ...base, kind: 'network', code, messageKey: MESSAGES.network });
}

/** The body as JSON; as text where it is not JSON. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return readJson(text);
  } catch {
    return text;
  }
}

function codeOf(body: unknown): number | null {
  if (typeof body !== 'object' || body === null) return null;
  const code = (body as { code?: unknown }).code;
  if (typeof code === 'number' && Number.isFinite(code)) return code;
  return typeof code === 'string' && /^\d+$/.test(code) ? Number(code) : null;
}

const MESSAGE_LIMIT = 500;

function messageOf(body: unknown): string | null {
  const message = (body as { message?: unknown }).message;
  return typeof message === 'string' && message.trim() !== ''
    ? cutProse(message.trim(), MESSAGE_LIMIT)
    : null;
}

function requestIdOf(body: unknown, response: Response): string | undefined {
  const own =
    typeof body === 'object' && body !== null ? (body as { requestId?: unknown }).requestId : undefined;
  return typeof own === 'string' ? own : (response.headers.get('x-request-id') ?? undefined);
}
