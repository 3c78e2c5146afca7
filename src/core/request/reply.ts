import { type ErrorDetails, ShellError } from '../errors';
import { codeKeys, MESSAGES } from './error-catalogue';
import type { Reply, ServiceName } from './types';

/** Translates a server's key; null where it has no text for it. */
export type ServerTranslate = (key: string) => string | null;

interface Context {
  service: ServiceName;
  call: string;
  translate: ServerTranslate;
}

/**
 * Turns a response into a reply or throws what spec 7.6 and 8 say of it. Codes 200 and 206 are the only
 * success. A body with a code is judged by that code whatever the HTTP status; one without by the status.
 */
export async function readReply<T>(response: Response, context: Context): Promise<Reply<T>> {
  const body = await readBody(response);
  const code = codeOf(body);
  const base = { body, response, call: context.call, requestId: requestIdOf(body, response) };
  if (code === null) throw withoutCode(response, base);
  if (code === 200 || code === 206) return body as Reply<T>;

  const words = messageOf(body);
  const translated = codeKeys(context.service, code)
    .map(context.translate)
    .find((text) => text !== null);
  const serverMessage = words ?? translated ?? undefined;
  if (code === 401) {
    throw new ShellError({
      ...base,
      kind: 'unauthorised',
      code: '401',
      messageKey: MESSAGES.unauthorised,
      serverMessage,
    });
  }
  if (code === 403) {
    throw new ShellError({
      ...base,
      kind: 'forbidden',
      code: '403',
      messageKey: MESSAGES.forbidden,
      serverMessage,
    });
  }
  throw new ShellError({
    ...base,
    kind: 'reply',
    code: String(code),
    messageKey: MESSAGES.failed,
    serverMessage,
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
    return JSON.parse(text);
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
  return typeof message === 'string' && message.trim() !== '' ? message.trim().slice(0, MESSAGE_LIMIT) : null;
}

function requestIdOf(body: unknown, response: Response): string | undefined {
  const own =
    typeof body === 'object' && body !== null ? (body as { requestId?: unknown }).requestId : undefined;
  return typeof own === 'string' ? own : (response.headers.get('x-request-id') ?? undefined);
}
