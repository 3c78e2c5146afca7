import { atom } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore } from '../../core/shell';
import type { List } from '../../core/store/list';
import { createRecent } from '../../core/store/recent';
import { createResource, type Resource } from '../../core/store/resource';
import { fetchNotice, fetchRecent } from './lists-api';
import { noticesStore } from './store';
import { NOTICE_TYPES, type Notice, type NoticeDetail, type NoticeType } from './types';

/** The newest notices of each type, and one notice whole. Loaded with the panel, or with a detail. */
export const noticeListsStore = defineStore('notice-lists', (shell) => {
  const { request, i18n } = shell;
  const notices = shell.use(noticesStore);
  const listOf = (type: NoticeType) =>
    createRecent<Notice>(
      (from, signal) => fetchRecent(request, type, from, signal),
      ({ id }) => id,
    );
  const lists = Object.fromEntries(NOTICE_TYPES.map((type) => [type, listOf(type)])) as Record<
    NoticeType,
    List<Notice, null>
  >;
  /** Why marking all as read did not succeed. */
  const $problem = atom<ShellError | null>(null);
  let marking = false;

  /** Shows notices as read or unread, in whichever list they stand. */
  function show(read: boolean, which: (notice: Notice) => boolean): void {
    for (const { $state } of Object.values(lists)) {
      const { items } = $state.get();
      if (!items.some((notice) => notice.read !== read && which(notice))) continue;
      $state.setKey(
        'items',
        items.map((notice) => (which(notice) ? { ...notice, read } : notice)),
      );
    }
  }

  async function markRead(id: string): Promise<void> {
    show(true, (notice) => notice.id === id);
    try {
      await notices.markRead(id);
    } catch {
      // It stays unread, and the next visit marks it: nothing that a reader would have to do.
      show(false, (notice) => notice.id === id);
    }
  }

  function renew(): void {
    for (const list of Object.values(lists)) {
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
          if (!notice.read) void markRead(id);
          return notice;
        },
      }),
    /** Shown at once, and taken back with `$problem` where it fails. */
    async markAllRead(type: NoticeType): Promise<void> {
      if (marking) return;
      marking = true;
      const ids = new Set(
        lists[type].$state
          .get()
          .items.filter(({ read }) => !read)
          .map(({ id }) => id),
      );
      $problem.set(null);
      show(true, ({ id }) => ids.has(id));
      try {
        await notices.markAllRead(type);
        // A list that was asked for before the marking may have come meanwhile.
        show(true, (notice) => notice.type === type);
      } catch (error) {
        show(false, ({ id }) => ids.has(id));
        $problem.set(toShellError(error));
      } finally {
        marking = false;
      }
    },
    reset() {
      $problem.set(null);
      renew();
    },
  };
});
