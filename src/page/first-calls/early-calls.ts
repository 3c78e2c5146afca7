import { withQuery } from '../addresses/query';
import { idOf, isRecord } from '../json/json';
import { readJson } from '../json/read-json';
import type { EarlyReplies, EarlyReply } from './early-replies';
import { ANNOUNCEMENT_STATS, AUTHORIZE, NOTICE_STATS } from './paths';
import { BASE_DATE, TEXTS, textsQuery } from './texts-call';

/** What the first calls of a page need to know. */
export interface EarlyCalls {
  /** Base URL of the user centre. */
  readonly userCentre: string;
  /** Paths, as in the configuration; `start` is null where the service does not have it. */
  readonly start: string | null;
  readonly userInfo: string;
  readonly baseData: string;
  /** Id of the context organisation; empty where it is not known. */
  readonly contextId: string;
  readonly lang: string;
  /** No visit has left the server's texts of this language. */
  readonly isUntitled: boolean;
  readonly fetch: typeof fetch;
  /** Whether the page's HTML has asked for an address already, so that a call of it costs nothing. */
  isPreloaded(address: string): boolean;
}

/** The names of replies that a first view is drawn from. `texts` is empty where they are not asked for. */
export interface FirstReplies {
  readonly user: string;
  readonly open: string;
  readonly menu: string;
  readonly notices: string;
  readonly announcements: string;
  readonly texts: string;
}

/**
 * Makes the first calls of a page (docs/behaviour.md#the-first-calls): the one that answers all of them, where the
 * service has it; else the sign-in beside the public data, and with its token the user and the menu. Addresses, headers
 * and bodies are those of the request core. HTML cannot post: where it has preloaded the one call, that is a GET
 * without an organisation.
 */
export function makeEarlyCalls({
  userCentre,
  start,
  userInfo,
  baseData,
  isUntitled,
  fetch,
  isPreloaded,
  ...context
}: EarlyCalls): { replies: EarlyReplies; first: FirstReplies } {
  const url = (path: string, params = {}) => withQuery(userCentre + path, { ...params, ...context });
  const get = (address: string, token: string | null) =>
    fetch(address, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      credentials: 'include',
    }).then((response): EarlyReply => ({ token, response }));
  const post = (address: string) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      credentials: 'include',
    });
  const none = () => null;
  /** The whole reply, since its token is needed here and the rest of it there. */
  const read = async (response: Response) => {
    const text = await response.text();
    const { ok, status } = response;
    if (!ok) return null;
    const body: unknown = readJson(text);
    const data = isRecord(body) && isRecord(body.data) ? body.data : {};
    const token = typeof data.token === 'string' ? data.token : null;
    return { data, token, response: new Response(text, { status, headers: response.headers }) };
  };
  const ask = () => post(url(start ?? AUTHORIZE)).then(read);
  const preloaded = start === null ? '' : withQuery(userCentre + start, { ...context, contextId: '' });
  const granted =
    start !== null && isPreloaded(preloaded)
      ? fetch(preloaded, { credentials: 'include' })
          .then(read)
          .then((grant) => (grant && isOf(context.contextId, userInfo, grant.data) ? grant : ask()), ask)
      : ask();
  granted.catch(none);
  const replies: EarlyReplies = {
    [`POST ${url(AUTHORIZE)}`]: granted.catch(none),
  };
  const texts = isUntitled ? url(TEXTS, textsQuery(context.lang, BASE_DATE, 1)) : '';
  if (texts) replies[`GET ${texts}`] = get(texts, null).catch(none);
  const open = `GET ${url(baseData, { noVerify: 1 })}`;
  const first = {
    user: `GET ${url(userInfo)}`,
    open,
    menu: `GET ${url(baseData)}`,
    notices: `GET ${url(NOTICE_STATS)}`,
    announcements: `GET ${url(ANNOUNCEMENT_STATS)}`,
    texts: texts && `GET ${texts}`,
  };
  const secured = [url(userInfo), url(baseData)];
  if (start === null) {
    replies[open] = get(open.slice('GET '.length), null).catch(none);
    for (const address of secured) {
      replies[`GET ${address}`] = granted
        .then((grant) => (grant?.token ? get(address, grant.token) : null))
        .catch(none);
    }
    return { replies, first };
  }
  /** The reply to a call, out of the one that has them all by method, path and query. */
  const inHand = (path: string, params = {}) => {
    const address = url(path, params);
    const name = withQuery(`${userCentre}${path}`, params).slice(userCentre.length);
    replies[`GET ${address}`] = granted
      .then((grant) => {
        const data = isRecord(grant?.data.replies) ? grant.data.replies[`GET ${name}`] : undefined;
        if (!grant || data === undefined) return null;
        const body = { code: 200, message: '', data };
        return {
          token: grant.token,
          body,
          // Written when it is read, which is after the first view.
          get response() {
            return new Response(JSON.stringify(body));
          },
        };
      })
      .catch(none);
  };
  for (const path of [userInfo, baseData, NOTICE_STATS, ANNOUNCEMENT_STATS]) inHand(path);
  inHand(baseData, { noVerify: 1 });
  return { replies, first };
}

/**
 * Whether the one reply, which was asked for without an organisation, has the data of this one: the service takes the
 * last one of the user.
 */
function isOf(contextId: string, userInfo: string, { replies }: Readonly<Record<string, unknown>>): boolean {
  const user = isRecord(replies) ? replies[`GET ${userInfo}`] : undefined;
  return contextId === '' || (isRecord(user) && idOf(user.orgId) === contextId);
}
