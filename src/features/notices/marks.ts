import { idOf, isWire } from '../../core/session/wire';
import { defineStore } from '../../core/shell';
import { refreshAfterWrite } from '../../core/store/fresh';
import { createOutbox } from '../../core/store/outbox';
import { noticesStore } from './store';
import { isNewer, unreadWithout } from './taken';
import { NOTICE_TYPES, type Notice, type NoticeStats, type NoticeType, type TypeStats } from './types';

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

/** What has been read: shown at once in all tabs, told to the service, taken back where it refuses. */
export const noticeMarksStore = defineStore('notice-marks', (shell) => {
  const { request } = shell;
  const { base, $taken, stats } = shell.use(noticesStore);
  /** Of each type with marks pending: what the service said when the first was made. */
  const before = new Map<NoticeType, TypeStats>();

  const listeners = new Set<(isCovered: (notice: Notice) => boolean) => void>();

  const outbox = createOutbox<NoticeMark>(shell, {
    name: 'notices',
    check: checkMark,
    send: ({ ids, type }, options) => request.post(MARK, ids ? { ids } : { type }, options),
    async accepted(marks, here) {
      for (const fn of listeners) fn((notice) => marks.some(({ mark }) => covers(mark, notice)));
      if (here) await refreshAfterWrite(base);
      if (!here || base.$state.get().error) base.mutate((data) => data && keep(data, marks));
      before.clear();
    },
    refused(here) {
      before.clear();
      if (here) void refreshAfterWrite(base);
    },
  });
  const covered = (type: NoticeType) =>
    outbox.$pending.get().reduce((sum, { mark }) => (mark.type === type ? sum + mark.count : sum), 0);

  function take(data: NoticeStats): NoticeStats {
    const next = { ...data };
    for (const type of NOTICE_TYPES) {
      const count = covered(type);
      if (count === 0) before.delete(type);
      if (count === 0) continue;
      const then = before.get(type) ?? data[type];
      before.set(type, then);
      next[type] = { ...data[type], unread: unreadWithout(data[type], count, then) };
    }
    return next;
  }

  /** Counts with these marks taken off for good, and the others not yet. */
  function keep(data: NoticeStats, marks: readonly { mark: NoticeMark }[]): NoticeStats {
    const next = { ...take(data) };
    for (const type of NOTICE_TYPES) {
      const own = marks.reduce((sum, { mark }) => (mark.type === type ? sum + mark.count : sum), 0);
      if (covered(type) === 0) continue;
      next[type] = { ...next[type], unread: next[type].unread + covered(type) - own };
    }
    return next;
  }

  // A function of its own each time: the counts are to be made anew.
  outbox.$pending.subscribe(() => $taken.set((data) => take(data)));

  const isRead = (notice: Notice) =>
    notice.read || outbox.$pending.get().some(({ mark }) => covers(mark, notice));
  const put = (mark: NoticeMark) => outbox.put(mark);
  return {
    $pending: outbox.$pending,
    isRead,
    hear: outbox.hear,
    stop: outbox.stop,
    /** Tells of what the service knows to be read. */
    onAccepted: (fn: (isCovered: (notice: Notice) => boolean) => void) => void listeners.add(fn),
    /** Rejects with a ShellError where the service refuses. */
    async markRead(notice: Notice): Promise<void> {
      if (isRead(notice)) return;
      await put({ type: notice.type, ids: [notice.id], upTo: null, count: 1 });
    },
    /** Marks all of a type, up to the newest known. Rejects with a ShellError where the service refuses. */
    async markAllRead(type: NoticeType, newest: string | null): Promise<void> {
      const known = stats.$state.get().data?.[type];
      const last = known?.last?.id ?? null;
      const upTo = last === null || (newest !== null && isNewer(newest, last)) ? newest : last;
      await put({ type, ids: null, upTo, count: known?.unread ?? 0 });
    },
    reset() {
      before.clear();
      outbox.reset();
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
