import type { ShellConfig } from '../../src/core/config/types';
import { withQuery } from '../../src/page/addresses/query';
import { ANNOUNCEMENT_STATS, NOTICE_STATS } from '../../src/page/first-calls/paths';
import { isRecord } from '../../src/page/json/json';
import { readJson } from '../../src/page/json/read-json';
import type { ReplyTexts } from '../paint/frame/model';

/**
 * The replies of the user centre that a page begins with, for this visitor, this organisation and this language. Each
 * is the body of the reply: its text, or what that text is parsed (ids beyond 2⁵³ keep their digits in the text alone).
 */
export interface ShellReplies {
  /** Of the one call for all (`endpoints.start`); the others are not needed then. */
  readonly start?: unknown;
  /** `GET /api/v1/My/getUserInfo` */
  readonly user?: unknown;
  /** `GET /api/v1/Context/baseData` */
  readonly menu?: unknown;
  /** `GET /api/v1/Context/baseData?noVerify=1` */
  readonly open?: unknown;
  /** `GET /api/v1/BizNotify/stats`. Without it the unread count comes with the element. */
  readonly notices?: unknown;
  /** `GET /api/v1/BizAnnouncement/stats`, likewise. */
  readonly announcements?: unknown;
  /** `GET /status/locale/findByPage`: the texts of titles, where the menu names them by key. */
  readonly texts?: unknown;
}

/** Each reply by itself. */
export function firstReplies(given: ShellReplies, { endpoints, hosts }: ShellConfig): ReplyTexts {
  const { userInfo, baseData } = endpoints;
  const inStart = dataOf(given.start)?.replies;
  const found = isRecord(inStart) ? inStart : {};
  const reply = (own: unknown, path: string, params = {}) => {
    const name = withQuery(hosts.userCentre + path, params).slice(hosts.userCentre.length);
    const data = found[`GET ${name}`];
    return Promise.resolve(own ?? (data === undefined ? null : { code: 200, data }));
  };
  return {
    user: reply(given.user, userInfo),
    menu: reply(given.menu, baseData),
    open: reply(given.open, baseData, { noVerify: 1 }),
    notices: reply(given.notices, NOTICE_STATS),
    announcements: reply(given.announcements, ANNOUNCEMENT_STATS),
    texts: Promise.resolve(given.texts ?? null),
  };
}

function dataOf(reply: unknown): Readonly<Record<string, unknown>> | null {
  try {
    const body = typeof reply === 'string' ? readJson(reply) : reply;
    return isRecord(body) && isRecord(body.data) ? body.data : null;
  } catch {
    return null;
  }
}
