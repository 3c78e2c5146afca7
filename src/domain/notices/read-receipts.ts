import { defineStore } from '../../core/store/define-store';
import { countOf, idOf, isRecord } from '../../page/json/json';
import { createReadReceipts } from '../read-receipts/read-receipts';
import { fetchRecent } from './lists-api';
import { isNewer } from './newer';
import { createReceiptSender, MOST_IDS } from './send-receipt';
import { noticesStore } from './store';
import { NOTICE_TYPES, type Notice, type NoticeReceipt, type NoticeStats, type NoticeType } from './types';

/** Read receipts of notices. */
export const noticeReceiptsStore = defineStore('notice-receipts', (shell, scope) => {
  const counts = shell.use(noticesStore);
  const receipts = createReadReceipts<NoticeReceipt, Notice, NoticeStats>(shell, scope, {
    name: 'notices',
    check: checkReceipt,
    send: createReceiptSender(shell.request),
    covers,
    counterOf: ({ type }) => type,
    counts,
    subtract(stats, left) {
      const next = { ...stats };
      for (const type of NOTICE_TYPES) {
        const { unread, last } = stats[type];
        next[type] = { unread: left(type, { unread, lastId: last?.id ?? null }), last };
      }
      return next;
    },
  });
  const { put } = receipts;
  /** Where neither the counts nor the list name one: what the service has by now is what is meant. */
  async function fetchNewest(type: NoticeType): Promise<string | null> {
    const { signal } = new AbortController();
    const [newest] = await fetchRecent(shell.request, type, { rows: 1, before: null }, signal);
    return newest?.id ?? null;
  }

  return {
    ...receipts,
    /** Rejects with a ShellError where the service refuses. */
    async markRead(notice: Notice): Promise<void> {
      if (receipts.isRead(notice)) return;
      await put({ type: notice.type, ids: [notice.id], upTo: null, count: 1 });
    },
    /** Marks these as read. Rejects with a ShellError where the service refuses. */
    async markTheseRead(notices: readonly Notice[]): Promise<void> {
      const unread = notices.filter((notice) => !receipts.isRead(notice));
      const sent = NOTICE_TYPES.map(async (type) => {
        const ids = unread.flatMap((notice) => (notice.type === type ? notice.id : []));
        for (let from = 0; from < ids.length; from += MOST_IDS) {
          const part = ids.slice(from, from + MOST_IDS);
          await put({ type, ids: part, upTo: null, count: part.length });
        }
      });
      await Promise.all(sent);
    },
    /**
     * Marks all of a type, up to the newest known. Rejects with a ShellError where the service refuses.
     * @param send shows the receipt as done, and sends it
     */
    async markAllRead(
      type: NoticeType,
      newest: string | null,
      send: (receipt: NoticeReceipt) => Promise<unknown> = put,
    ): Promise<void> {
      const known = counts.stats.$state.get().data?.[type];
      const last = known?.last?.id ?? null;
      const seen = last === null || (newest !== null && isNewer(newest, last)) ? newest : last;
      const upTo = seen ?? (await fetchNewest(type));
      if (upTo === null) return;
      await send({ type, ids: null, upTo, count: known?.unread ?? 0 });
    },
  };
});

export function covers({ type, ids, upTo }: NoticeReceipt, notice: Pick<Notice, 'id' | 'type'>): boolean {
  if (ids) return ids.includes(notice.id);
  return notice.type === type && upTo !== null && !isNewer(notice.id, upTo);
}

function checkReceipt(raw: unknown): NoticeReceipt | null {
  if (!isRecord(raw)) return null;
  const type = NOTICE_TYPES.find((one) => one === raw.type);
  const count = countOf(raw.count);
  if (type === undefined || count === null) return null;
  if (raw.ids === null) {
    const upTo = idOf(raw.upTo);
    return upTo === null ? null : { type, ids: null, upTo, count };
  }
  if (!Array.isArray(raw.ids) || raw.ids.length === 0 || raw.ids.length > MOST_IDS) return null;
  const ids = raw.ids.flatMap((id) => idOf(id) ?? []);
  return ids.length === raw.ids.length ? { type, ids, upTo: null, count } : null;
}
