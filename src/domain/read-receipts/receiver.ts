import { ShellError } from '../../core/errors';
import type { Clock } from '../../core/platform/clock';
import type { ReadReceiptMessage } from '../../core/tab-messages/tab-messages';
import { cutProse } from '../../core/text/cut';
import { textOf } from '../../page/json/json';
import type { Entries, Pending } from './entries';
import type { ReceiptStorage } from './storage';

/** Time in ms after which this tab sends a receipt of another tab that has posted no further message about it. */
const ORPHAN_TIMEOUT = 60_000;

export interface ReceiverOptions<T> {
  type: ReadReceiptMessage['type'];
  clock: Pick<Clock, 'after'>;
  /** Another tab has sent receipts of the shown organisation. */
  accepted(entries: readonly Pending<T>[]): void;
  /** The service has refused receipts of another tab. */
  refused(): void;
  /** Sends the receipts of this tab. */
  flush(): void;
}

/** Handles the messages of other tabs about their receipts. */
export function createReceiver<T>(
  entries: Entries<T>,
  storage: ReceiptStorage<T>,
  { type, clock, accepted, refused, flush }: ReceiverOptions<T>,
): (message: ReadReceiptMessage) => void {
  function adopt(made: unknown, user: string): void {
    const stored = storage.check(made, user);
    if (!stored || entries.get(stored.id)) return;
    entries.set({ ...stored, phase: 'other-tab' });
    entries.update();
    clock.after(ORPHAN_TIMEOUT, () => {
      if (entries.get(stored.id)?.phase !== 'other-tab') return;
      entries.remove(stored.id);
      entries.update();
      flush();
    });
  }

  const knownEntries = (ids: unknown) =>
    (Array.isArray(ids) ? ids : []).flatMap((id) => entries.get(String(id)) ?? []);
  const idsOf = (some: readonly Pending<T>[]) => some.map(({ id }) => id);

  return (message) => {
    if (message.type !== type || message.user !== entries.userId()) return;
    adopt(message.made, message.user);
    const sent = knownEntries(message.sent);
    const shown = sent.filter(entries.isShown);
    if (shown.length > 0) accepted(shown);
    entries.settle(idsOf([...sent, ...knownEntries(message.withdrawn)]), 'sent');
    const refusedEntries = knownEntries(message.refused);
    if (refusedEntries.length === 0) return;
    const serverMessage = cutProse(textOf(message.message), 500) || undefined;
    const error = { kind: 'reply', code: 'refused', messageKey: 'error.failed', serverMessage } as const;
    entries.settle(idsOf(refusedEntries), new ShellError(error));
    refused();
  };
}
