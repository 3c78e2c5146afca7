import { computed, type MapStore, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { RequestOptions } from '../request/types';
import type { Shell } from '../shell';
import { refreshAfterWrite } from './fresh';
import type { ListState } from './list';
import { createOutbox, type Pending } from './outbox';
import type { Resource } from './resource';
import { type Count, unreadWithout } from './unread-without';

export interface MarksOptions<M, T, S> {
  /** The same in every tab and version: `notices`, `announcements`. */
  name: string;
  /** From storage or from another tab: hostile. Null where it makes no sense. */
  check(wire: unknown): M | null;
  /** Tells the service; must be idempotent. */
  send(mark: M, options: RequestOptions): Promise<unknown>;
  covers(mark: M, item: T): boolean;
  /** Which of the counters the mark is taken off. */
  counterOf(mark: M): string;
  /** What the service says, and what is taken off it. */
  counts: { base: Resource<S>; $taken: WritableAtom<(stats: S) => S> };
  /** The counts with `left` in the place of what is unread; `isRead` tells of one item. */
  take(stats: S, left: (counter: string, now: Count) => number, isRead: (item: T) => boolean): S;
}

/** What stands as read, for a list of such. */
export interface Marks<T> {
  readonly $pending: ReadableAtom<unknown>;
  isRead(item: T): boolean;
  /** Tells of what the service knows to be read, until the returned function is called. */
  onAccepted(fn: (isCovered: (item: T) => boolean) => void): () => void;
}

/** What has been read: shown at once in all tabs and counted once, told to the service, taken back where it refuses. */
export function createMarks<M extends { count: number }, T extends { read: boolean }, S>(
  shell: Pick<Shell, 'platform' | 'session' | 'organisations' | 'realtime'>,
  { name, check, send, covers, counterOf, counts: { base, $taken }, take }: MarksOptions<M, T, S>,
) {
  /** Of each counter with marks pending: what the service said when the first was made. */
  const before = new Map<string, Count>();
  const listeners = new Set<(isCovered: (item: T) => boolean) => void>();

  const outbox = createOutbox<M>(shell, {
    name,
    check,
    send,
    async accepted(marks, here) {
      for (const fn of listeners) fn((item) => marks.some(({ mark }) => covers(mark, item)));
      if (here) await refreshAfterWrite(base);
      if (!here || base.$state.get().error) base.mutate((data) => data && keep(data, marks));
      before.clear();
    },
    refused(here) {
      before.clear();
      if (here) void refreshAfterWrite(base);
    },
  });
  const isRead = (item: T) => item.read || outbox.$pending.get().some(({ mark }) => covers(mark, item));
  const sum = (marks: readonly Pending<M>[], counter: string) =>
    marks.reduce((all, { mark }) => (counterOf(mark) === counter ? all + mark.count : all), 0);

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

  /** Counts with these marks taken off for good, and the others not yet; what is not pending any more has been taken off. */
  function keep(data: S, marks: readonly Pending<M>[]): S {
    const pending = outbox.$pending.get();
    const own = marks.filter(({ id }) => pending.some((one) => one.id === id));
    const rest = (counter: string, now: Count) =>
      left(counter, now) + sum(pending, counter) - sum(own, counter);
    return take(data, rest, isRead);
  }

  // A function of its own each time: the counts are to be made anew.
  outbox.$pending.subscribe(() => $taken.set((data) => take(data, left, isRead)));

  return {
    $pending: outbox.$pending,
    isRead,
    onAccepted(fn: (isCovered: (item: T) => boolean) => void) {
      listeners.add(fn);
      return () => void listeners.delete(fn);
    },
    hear: outbox.hear,
    put: outbox.put,
    stop: outbox.stop,
    reset() {
      before.clear();
      outbox.reset();
    },
  };
}

/** A list in which what is marked stands as read, and stays so once the service has accepted it. */
export function withRead<T extends { read: boolean }>(
  $list: MapStore<ListState<T>>,
  { $pending, isRead, onAccepted }: Marks<T>,
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
