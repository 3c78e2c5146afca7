import { idOf, isWire } from '../../core/session/wire';
import { defineStore } from '../../core/shell';
import { createMarks } from '../../core/store/marks';
import { isNewer } from './newer';
import { noticesStore } from './store';
import { NOTICE_TYPES, type Notice, type NoticeStats, type NoticeType } from './types';

const MARK = '/api/v1/BizNotify/markAsRead';

/** Notices marked by one press: some, or all of a type up to the newest that was known then. */
export interface NoticeMark {
  type: NoticeType;
  /** Null: all. */
  ids: readonly string[] | null;
  /** Null: nothing was known. */
  upTo: string | null;
  /** How many unread ones these are, as far as was known. */
  count: number;
}

export const noticeMarksStore = defineStore('notice-marks', (shell) => {
  const counts = shell.use(noticesStore);
  const { put, ...marks } = createMarks<NoticeMark, Notice, NoticeStats>(shell, {
    name: 'notices',
    check: checkMark,
    send: ({ ids, type }, options) => shell.request.post(MARK, ids ? { ids } : { type }, options),
    covers,
    counterOf: ({ type }) => type,
    counts,
    take(stats, left) {
      const next = { ...stats };
      for (const type of NOTICE_TYPES) {
        const { unread, last } = stats[type];
        next[type] = { unread: left(type, { unread, lastId: last?.id ?? null }), last };
      }
      return next;
    },
  });
  return {
    ...marks,
    /** Rejects with a ShellError where the service refuses. */
    async markRead(notice: Notice): Promise<void> {
      if (marks.isRead(notice)) return;
      await put({ type: notice.type, ids: [notice.id], upTo: null, count: 1 });
    },
    /** Marks all of a type, up to the newest known. Rejects with a ShellError where the service refuses. */
    async markAllRead(type: NoticeType, newest: string | null): Promise<void> {
      const known = counts.stats.$state.get().data?.[type];
      const last = known?.last?.id ?? null;
      const upTo = last === null || (newest !== null && isNewer(newest, last)) ? newest : last;
      await put({ type, ids: null, upTo, count: known?.unread ?? 0 });
    },
  };
});

export function covers({ type, ids, upTo }: NoticeMark, notice: Pick<Notice, 'id' | 'type'>): boolean {
  if (ids) return ids.includes(notice.id);
  return notice.type === type && (upTo === null || !isNewer(notice.id, upTo));
}

function checkMark(wire: unknown): NoticeMark | null {
  if (!isWire(wire)) return null;
  const type = NOTICE_TYPES.find((one) => one === wire.type);
  const count = Number(wire.count);
  if (type === undefined || !Number.isInteger(count) || count < 0) return null;
  if (wire.ids === null) return { type, ids: null, upTo: idOf(wire.upTo), count };
  if (!Array.isArray(wire.ids) || wire.ids.length === 0 || wire.ids.length > 100) return null;
  const ids = wire.ids.flatMap((id) => idOf(id) ?? []);
  return ids.length === wire.ids.length ? { type, ids, upTo: null, count } : null;
}
