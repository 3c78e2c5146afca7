import { atom } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { defineFamily } from '../../core/store/define-family';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import { asStore } from '../../core/store/fresh';
import { createRecent } from '../../core/store/recent';
import { createResource } from '../../core/store/resource';
import { type Held, holdReceipt } from '../read-receipts/hold';
import { withReceipts } from '../read-receipts/read-receipts';
import { fetchNotice, fetchRecent } from './lists-api';
import { isNewer } from './newer';
import { noticeReceiptsStore } from './read-receipts';
import { noticesStore } from './store';
import { NOTICE_TYPES, type Notice, type NoticeDetail, type NoticeReceipt, type NoticeType } from './types';

/** ms that a sign-out waits for what could still be taken back. */
const LONGEST_WAIT = 2000;

/** The newest notices of each type. Loaded with the panel. */
export const noticeListsStore = defineStore('notice-lists', (shell, scope) => {
  const { stats } = shell.use(noticesStore);
  const receipts = shell.use(noticeReceiptsStore);
  const all = NOTICE_TYPES.map((type) => createNoticeList(type));
  const lists = Object.fromEntries(all.map((list) => [list.type, list])) as Record<
    NoticeType,
    (typeof all)[number]
  >;
  /** Why marking some or all as read failed. */
  const $problem = atom<ShellError | null>(null);
  /** What was marked a moment ago, and can be taken back. */
  const $held = atom<Held | null>(null);

  function hold(receipt: NoticeReceipt, ms: number): Promise<unknown> {
    // Two presses are two receipts; one of them can be taken back.
    $held.get()?.release();
    const held = holdReceipt(receipts, receipt, ms, shell, scope, () => $held.set(null));
    $held.set(held);
    return held?.done ?? receipts.put(receipt);
  }

  // The service takes none of a session that is over. A slow one does not keep anybody signed in.
  shell.commands.provide('flush', async () => {
    const held = $held.get();
    if (!held) return;
    held.release();
    const late = new Promise<void>((resolve) => scope.add(shell.platform.clock.after(LONGEST_WAIT, resolve)));
    await Promise.race([held.done, late]).catch(() => {});
  });

  function createNoticeList(type: NoticeType) {
    const recent = createRecent<Notice>(
      (from, signal) => fetchRecent(shell.request, type, from, signal),
      ({ id }) => id,
      shell.platform.clock,
    );
    return { ...recent, type, recent, $state: withReceipts(recent.$state, receipts) };
  }

  async function mark(sent: Promise<void>): Promise<void> {
    $problem.set(null);
    try {
      await sent;
    } catch (error) {
      $problem.set(toShellError(error));
    }
  }

  // A notice that arrives while its list is shown is inserted above the others.
  scope.listen(stats.$state, ({ data }) => {
    if (!data) return;
    for (const { type, recent, $state, freshen } of all) {
      const { items, total } = recent.$state.get();
      const last = data[type].last?.id;
      const shown = $state.lc > 0 && total !== null;
      if (shown && last !== undefined && (items[0] === undefined || isNewer(last, items[0].id)))
        void freshen();
    }
  });

  /** For a panel that opens: the failure was of another time. */
  const forgetProblem = () => $problem.set(null);

  return {
    lists,
    $problem,
    /** Loads the newest; the items before remain until they are loaded. */
    open(type: NoticeType): Promise<void> {
      forgetProblem();
      return lists[type].open();
    },
    /** Loads them before the panel opens. */
    ahead(type: NoticeType): void {
      forgetProblem();
      lists[type].ahead();
    },
    forgetProblem,
    $held,
    /**
     * Shown at once, and taken back with `$problem` where the service refuses; sent later where there is no network.
     * @param undo ms for which `$held` takes it back, before it is sent
     */
    markAllRead(type: NoticeType, undo?: number): Promise<void> {
      const newest = lists[type].$state.get().items[0]?.id ?? null;
      return mark(
        receipts.markAllRead(type, newest, undo === undefined ? undefined : (receipt) => hold(receipt, undo)),
      );
    },
    /** The same for chosen ones. */
    markTheseRead: (notices: readonly Notice[]): Promise<void> => mark(receipts.markTheseRead(notices)),
    reset(reason: ResetReason) {
      $problem.set(null);
      if (reason === 'organisation') $held.get()?.release();
      for (const list of all) {
        list.reset();
        if (reason !== 'user' && list.$state.lc > 0) void list.open();
      }
    },
  };
});

/** One notice, by id; it is read as soon as it is loaded (docs/behaviour.md#notices). */
export const noticeFamily = defineFamily('notice', (shell, id) => {
  const receipts = shell.use(noticeReceiptsStore);
  const detail = createResource<NoticeDetail>({
    onDemand: 'always',
    async load(signal) {
      const notice = await fetchNotice(shell.request, id, signal);
      // Where the service refuses, the notice stays unread, and the next visit tries again: a reader has nothing to do.
      receipts.markRead(notice).catch(() => {});
      return notice;
    },
  });
  return asStore(detail);
});
