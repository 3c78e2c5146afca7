import { makeEarlyCalls } from '../../src/page/first-calls/early-calls';
import { keepEarlyReplies } from '../../src/page/first-calls/early-replies';
import { FIRST_PATHS } from '../../src/page/first-calls/paths';
import { cookie } from '../../src/page/platform/cookie';
import * as COOKIES from '../../src/page/storage-keys/cookies';
import * as KEYS from '../../src/page/storage-keys/keys';
import type { ReplyTexts } from '../paint/frame/model';
import type { Given } from './given';

/**
 * Gives the first replies: the text of each or what it is parsed, null where there is none. What reads it leaves the
 * replies for the core.
 */
export type ReadFirst = () => ReplyTexts;

/**
 * Asks for token, user and menu while the parts are fetched. Not where the session may begin otherwise than with the
 * sign-on cookie: by a ticket, by a token of the tab or of the host, or after a sign-out that the service has not heard
 * of. Then the core asks, as it does where this fails.
 */
export function callEarly(given: Given, lang: string): ReadFirst | null {
  const { userCentre, endpoints, fetch: ownFetch } = given;
  const { start, userInfo, baseData }: Readonly<Record<string, unknown>> = { ...FIRST_PATHS, ...endpoints };
  const isPath = (path: unknown): path is string => typeof path === 'string' && path[0] === '/';
  if (!userCentre || !mayCallEarly(given) || !isPath(userInfo) || !isPath(baseData)) return null;
  const { replies, first } = makeEarlyCalls({
    userCentre,
    start: isPath(start) ? start : null,
    userInfo,
    baseData,
    contextId: COOKIES.contextIdIn(cookie(COOKIES.organisation.name)),
    lang,
    isUntitled: !localStorage.getItem(KEYS.texts + lang),
    // One of the host's may not be ready yet, and throw: the core calls it again.
    fetch: async (...call) => (ownFetch ?? fetch)(...call),
    // One of the host's does not take what the browser has preloaded.
    isPreloaded: (address) => !ownFetch && isPreloaded(address),
  });
  keepEarlyReplies(replies, Date.now());
  const read = (name: string): Promise<unknown> =>
    Promise.resolve(replies[name])
      .then((reply) => reply?.body ?? reply?.response.clone().text() ?? null)
      .catch(() => null);
  return () => {
    const texts: Record<string, Promise<unknown>> = {};
    for (const name in first) texts[name] = read(first[name as keyof typeof first]);
    return texts as ReplyTexts;
  };
}

/** Whether the session begins with the sign-on cookie, as far as the page is configured yet. */
export function mayCallEarly({ userCentre, givesToken }: Given): boolean {
  if (!userCentre || givesToken) return false;
  if (/[?&](ticket=omst_|omsState=)/.test(location.search) || cookie(COOKIES.logout.name)) return false;
  try {
    return !sessionStorage.getItem(KEYS.token) && !localStorage.getItem(KEYS.logout);
  } catch {
    return false;
  }
}

/** Whether the page has a tag as `oms-shell snippet` writes it. */
function isPreloaded(address: string): boolean {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]'))
    if (link.href === address) return true;
  return false;
}
