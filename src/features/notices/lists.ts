import { atom } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore } from '../../core/shell';
import { withRead } from '../../core/store/marks';
import { createRecent } from '../../core/store/recent';
import { createResource, type Resource } from '../../core/store/resource';
import { fetchNotice, fetchRecent } from './lists-api';
import { noticeMarksStore } from './marks';
import { isNewer } from './newer';
import { noticesStore } from './store';
import { NOTICE_TYPES, type Notice, type NoticeDetail, type NoticeType } from './types';

/** The newest notices of each type, and one notice whole. Loaded with the panel, or with a detail. */
export const noticeListsStore = defineStore('notice-lists', (shell) => {
  const { request, i18n } = shell;
  const { stats } = shell.use(noticesStore);
  const marks = shell.use(noticeMarksStore);
  const all = NOTICE_TYPES.map((type) => createNoticeList(type));
  const lists = Object.fromEntries(all.map((list) => [list.type, list])) as Record<
    NoticeType,
    (typeof all)[number]
  >;
  /** Why marking all as read did not succeed. */
  const $problem = atom<ShellError | null>(null);

  function createNoticeList(type: NoticeType) {
    const recent = createRecent<Notice>(
      (from, signal) => fetchRecent(request, type, from, signal),
      ({ id }) => id,
    );
    return { ...recent, type, recent, $state: withRead(recent.$state, marks) };
  }

  // Something has come while a list is shown: it stands above what is there.
  stats.$state.listen(({ data }) => {
    if (!data) return;
    for (const { type, recent, $state, freshen } of all) {
      const { items, total } = recent.$state.get();
      const last = data[type].last?.id;
      const shown = $state.lc > 0 && total !== null;
      if (shown && last !== undefined && (items[0] === undefined || isNewer(last, items[0].id)))
        void freshen();
    }
  });

  function renew(): void {
    for (const list of all) {
      list.reset();
      if (list.$state.lc > 0) void list.search(null);
    }
  }
  // Titles come in the language of the call.
  i18n.$lang.listen(renew);

  return {
    lists,
    $problem,
    /** Loads the newest; what was loaded before is shown meanwhile. */
    open(type: NoticeType): Promise<void> {
      $problem.set(null);
      return lists[type].search(null);
    },
    /** One notice; what is loaded is thereby read (spec 2.6). */
    detail: (id: string): Resource<NoticeDetail> =>
      createResource({
        async load(signal) {
          const notice = await fetchNotice(request, id, signal);
          // Where the service refuses it stays unread, and the next visit marks it: nothing that a reader would have to do.
          marks.markRead(notice).catch(() => {});
          return notice;
        },
      }),
    /** Shown at once, and taken back with `$problem` where the service refuses; sent later where there is no network. */
    async markAllRead(type: NoticeType): Promise<void> {
      $problem.set(null);
      try {
        await marks.markAllRead(type, lists[type].$state.get().items[0]?.id ?? null);
      } catch (error) {
        $problem.set(toShellError(error));
      }
    },
    reset() {
      $problem.set(null);
      renew();
    },
  };
});
