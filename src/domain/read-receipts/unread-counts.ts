import { atom, computed } from 'nanostores';
import type { StoreContext } from '../../core/store/define-store';
import type { Resource, ResourceState } from '../../core/store/resource';
import type { Scope } from '../../core/store/scope';
import type { ReadReceiptMessage } from '../../core/tab-messages/tab-messages';
import * as KEYS from '../../page/storage-keys/keys';

/** The read receipts of a list, as far as another tab's messages go to them. */
export interface ReceiptReader {
  receive(message: ReadReceiptMessage): void;
}

/**
 * Counts of unread items without those that a read receipt covers. The receipts' code loads when there are any: another tab has
 * made one, or an earlier visit could not send one.
 */
export function createUnreadCounts<S>(
  { platform }: Pick<StoreContext, 'platform'>,
  scope: Scope,
  name: 'notices' | 'announcements',
  base: Resource<S>,
  receipts: () => Promise<ReceiptReader>,
) {
  /** Set by the receipts. */
  const $subtract = atom<(stats: S) => S>((stats) => stats);
  const $state = computed(
    [base.$state, $subtract],
    (state, subtract): ResourceState<S> => (state.data ? { ...state, data: subtract(state.data) } : state),
  );
  // Where the code does not load the counts remain those of the service, and the next message tries again.
  const load = () => receipts().catch(() => null);
  if (platform.local.keys().some((key) => key.startsWith(`${KEYS.readReceipts}${name}.`))) void load();
  scope.add(
    platform.tabs.listen(async (message) => {
      if (message.type === `${name}-read`) (await load())?.receive(message as ReadReceiptMessage);
    }),
  );
  return { base, $subtract, stats: { $state, refresh: base.refresh } };
}
