import { pageWindow } from '../platform/page-window';

/** A reply that is on its way, or there, before the code that reads it. */
export interface EarlyReply {
  /** The bearer token that the call carried, or that came with the reply; null for a call without one. */
  readonly token: string | null;
  readonly response: Response;
  /** What the body is parsed, where it is at hand: to read that is less work than to read the response. */
  readonly body?: unknown;
}

/** `GET` or `POST`, a space and the full address → its reply, or null where there is none to be had. Never rejects. */
export type EarlyReplies = Record<string, Promise<EarlyReply | null>>;

interface Kept {
  /** Clock time in ms of the calls. */
  readonly at: number;
  readonly replies: EarlyReplies;
}

const KEY = Symbol.for('oms.shell.early');
const page = pageWindow as { [KEY]?: Kept };

/** ms after which a reply that nobody has taken is too old for a call. */
const LIFETIME = 60_000;

/** For the loader, whose calls are under way while the parts are fetched. */
export function keepEarlyReplies(replies: EarlyReplies, at: number): void {
  page[KEY] = { at, replies };
}

/** A change has been made: what was read before it is outdated. */
export function dropEarlyReplies(): void {
  delete page[KEY];
}

/**
 * The reply to a call that has been made early, once; null where the call is to be made.
 * @param now clock time in ms
 * @param own id of the context organisation
 */
export function takeEarlyReply(
  url: string,
  {
    method = 'GET',
    headers,
    body = '{}',
  }: { method?: string; headers: Record<string, string>; body?: string },
  now: number,
  own: string,
): Promise<Response | null> | null {
  const replies = page[KEY]?.replies ?? {};
  let name = `${method} ${url}`;
  // At a first visit the page does not know the organisation yet: the service has answered for the user's own.
  if (!(name in replies)) name = name.replace(`contextId=${own}&`, 'contextId=&');
  const found = replies[name];
  if (!page[KEY] || !found || body !== '{}') return null;
  delete replies[name];
  if (now - page[KEY].at > LIFETIME) return null;
  const { authorization } = headers;
  // The reply of another token is that of another session.
  return found.then((reply) =>
    reply && (authorization === undefined || authorization === `Bearer ${reply.token}`)
      ? reply.response
      : null,
  );
}
