import { computed, type MapStore, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { RequestOptions } from '../../core/request/types';
import type { StoreContext } from '../../core/store/define-store';
import { refreshAfterWrite } from '../../core/store/fresh';
import type { ListState } from '../../core/store/list';
import type { Resource } from '../../core/store/resource';
import type { Scope } from '../../core/store/scope';
import type { Pending } from './entries';
import { createOutbox, type OutboxOptions } from './outbox';
import { type Count, unreadWithout } from './unread-without';

export interface ReadReceiptOptions<R, T, S> extends Pick<OutboxOptions<R>, 'name' | 'check'> {
  /** Sends a receipt to the service; must be idempotent. */
  send(receipt: R, options: RequestOptions): Promise<unknown>;
  covers(receipt: R, item: T): boolean;
  /** The counter that the receipt is subtracted from. */
  counterOf(receipt: R): string;
  /** The counts of the service, and the function that subtracts the receipts from them. */
  counts: { base: Resource<S>; $subtract: WritableAtom<(stats: S) => S> };
  /** Replaces each count of `stats` by `left(counter, count)`; `isRead` answers for one item. */
  subtract(stats: S, left: (counter: string, now: Count) => number, isRead: (item: T) => boolean): S;
}

/** Which items of a list are read, as far as the page knows. */
export interface ReadState<T> {
  readonly $pending: ReadableAtom<unknown>;
  isRead(item: T): boolean;
  /** Calls `fn` when the service has accepted receipts, until the returned function is called. */
  onAccepted(fn: (isCovered: (item: T) => boolean) => void): () => void;
}

/** Read receipts of one list: shown at once in all tabs, subtracted from the counts once, sent, and taken back when refused. */
export function createReadReceipts<R extends { count: number }, T extends { read: boolean }, S>(
  context: Pick<StoreContext, 'platform' | 'session' | 'realtime'>,
  scope: Scope,
  {
    name,
    check,
    send,
    covers,
    counterOf,
    counts: { base, $subtract },
    subtract,
  }: ReadReceiptOptions<R, T, S>,
) {
  /** For each counter with pending receipts: the count of the service when the first of them was made. */
  const before = new Map<string, Count>();
  const listeners = new Set<(isCovered: (item: T) => boolean) => void>();

  const outbox = createOutbox<R>(context, scope, {
    name,
    check,
    send,
    async accepted(entries, here) {
      for (const fn of listeners) fn((item) => entries.some(({ receipt }) => covers(receipt, item)));
      if (here) await refreshAfterWrite(base);
      if (!here || base.$state.get().error) base.mutate((data) => data && subtractForGood(data, entries));
      before.clear();
    },
    refused(here) {
      before.clear();
      if (here) void refreshAfterWrite(base);
    },
  });
  const isRead = (item: T) => item.read || outbox.$pending.get().some(({ receipt }) => covers(receipt, item));
  const sum = (entries: readonly Pending<R>[], counter: string) =>
    entries.reduce((all, { receipt }) => (counterOf(receipt) === counter ? all + receipt.count : all), 0);

  function left(counter: string, now: Count): number {
    const count = sum(outbox.$pending.get(), counter);
    if (count === 0) {
      before.delete(counter);
      return now.unread;
    }
    const then = before.get(counter) ?? now;
    before.set(counter, then);
    return unreadWithout(now, count, then);
  }

  /** Subtracts these receipts from the data itself, and leaves the other pending ones to `$subtract`. */
  function subtractForGood(data: S, entries: readonly Pending<R>[]): S {
    const pending = outbox.$pending.get();
    // An entry that is not pending any more has been subtracted before.
    const own = entries.filter(({ id }) => pending.some((one) => one.id === id));
    const rest = (counter: string, now: Count) =>
      left(counter, now) + sum(pending, counter) - sum(own, counter);
    return subtract(data, rest, isRead);
  }

  // A new function at each change, so that the counts are computed again.
  const count = () => $subtract.set((data) => subtract(data, left, isRead));
  outbox.$pending.listen(count);
  // A store may begin while a component renders, which must not make another render without need.
  if (outbox.$pending.get().length > 0) count();

  return {
    $pending: outbox.$pending,
    isRead,
    onAccepted(fn: (isCovered: (item: T) => boolean) => void) {
      listeners.add(fn);
      return () => void listeners.delete(fn);
    },
    receive: outbox.receive,
    put: outbox.put,
    hold: outbox.hold,
    release: outbox.release,
    withdraw: outbox.withdraw,
    reset() {
      before.clear();
      outbox.reset();
    },
  };
}

/** A list whose items are read as soon as a receipt covers them, and stay read once the service has accepted it. */
export function withReceipts<T extends { read: boolean }>(
  $list: MapStore<ListState<T>>,
  { $pending, isRead, onAccepted }: ReadState<T>,
): ReadableAtom<ListState<T>> {
  const read = (items: readonly T[], is: (item: T) => boolean) =>
    items.map((item) => (item.read || !is(item) ? item : { ...item, read: true }));
  onAccepted((isCovered) => {
    const state = $list.get();
    if (!state.items.some((item) => !item.read && isCovered(item))) return;
    $list.set({ ...state, items: read(state.items, isCovered) });
  });
  return computed([$list, $pending], (state) => ({ ...state, items: read(state.items, isRead) }));
}
