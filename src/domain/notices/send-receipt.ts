import { type ShellError, toShellError } from '../../core/errors';
import { isTransient } from '../../core/request/transient';
import type { RequestClient, RequestOptions } from '../../core/request/types';
import { idOf, isRecord } from '../../page/json/json';
import { isNewer } from './newer';
import { fetchPage } from './page-api';
import type { NoticeReceipt, NoticeType } from './types';

const MARK_AS_READ = '/api/v1/BizNotify/markAsRead';
/** Ids of one receipt and of one call, so that a tab's message about it stays short. */
export const MOST_IDS = 100;

/**
 * Sends receipts of notices, each as often as it takes: all of a type are those up to the newest one that was known
 * when they were marked. A service that marks by `upTo` gives it back in its reply. Another one must not get a `type`,
 * which means all of now: it gets the ids.
 */
export function createReceiptSender(request: RequestClient) {
  /** Until the service shows that it does not. */
  let knowsUpTo = true;

  const markIds = (ids: readonly string[], options: RequestOptions) =>
    request.post(MARK_AS_READ, { ids }, { ...options, keepalive: true });

  /** @returns whether the service has marked them, or its refusal: where it does not know how, it may refuse in any words */
  async function markUpTo(
    type: NoticeType,
    upTo: string,
    options: RequestOptions,
  ): Promise<boolean | ShellError> {
    try {
      // It may be sent because the page is left.
      const body = { upTo, upToType: type };
      const { data } = await request.post(MARK_AS_READ, body, { ...options, keepalive: true });
      return isRecord(data) && idOf(data.upTo) === upTo;
    } catch (thrown) {
      const error = toShellError(thrown);
      if (!isRefusal(error)) throw error;
      return error;
    }
  }

  async function markOneByOne(type: NoticeType, upTo: string, options: RequestOptions): Promise<void> {
    const unread = await unreadUpTo(request, type, upTo, options);
    for (let from = 0; from < unread.length; from += MOST_IDS)
      await markIds(unread.slice(from, from + MOST_IDS), options);
  }

  return async ({ type, ids, upTo }: NoticeReceipt, options: RequestOptions): Promise<void> => {
    if (ids) return void (await markIds(ids, options));
    if (upTo === null) return;
    const outcome = knowsUpTo && (await markUpTo(type, upTo, options));
    if (outcome === true) return;
    try {
      await markOneByOne(type, upTo, options);
      knowsUpTo = false;
    } catch (thrown) {
      const error = toShellError(thrown);
      // What refuses both ways has given its reason the first time.
      throw outcome && isRefusal(error) ? outcome : error;
    }
  };
}

/** Another body may be accepted: also where a proxy, or a service without codes, answers with a status of its own. */
const isRefusal = (error: ShellError): boolean => {
  const { kind, code } = error;
  if (kind === 'network') return /^4(?!08)\d\d$/.test(code) && !isTransient(error);
  return kind === 'reply' || kind === 'malformed';
};

/** Ids of the unread notices of a type that are not newer than this one. */
async function unreadUpTo(
  request: RequestClient,
  type: NoticeType,
  upTo: string,
  options: RequestOptions,
): Promise<string[]> {
  const found: string[] = [];
  // Ids that do not count up have only their place in the service's order.
  let reached = /^\d+$/.test(upTo);
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { page, rows: MOST_IDS, text: '', read: false, type, eventType: null };
    const rows = await fetchPage(request, query, options);
    pages = rows.pages;
    for (const { id } of rows.items) {
      reached ||= id === upTo;
      if (reached && !isNewer(id, upTo)) found.push(id);
    }
  }
  return found;
}
