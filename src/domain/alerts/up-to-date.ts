import type { ReadableAtom } from 'nanostores';
import type { StoreContext } from '../../core/store/define-store';

/** Until when a page has heard of all notices. */
export interface UpToDate {
  /** In ms. What came later it may not know yet. */
  until(): number;
  /** To be called as the counts change. */
  heard(): void;
  /** To be called as the state of the connection changes. */
  connected(): void;
}

/** @param $counts as the service tells them, without receipts of this page */
export function createUpToDate(
  { platform: { clock }, realtime: { $connection } }: Pick<StoreContext, 'platform' | 'realtime'>,
  $counts: ReadableAtom<{ data: unknown }>,
): UpToDate {
  const isConnected = () => $connection.get() === 'realtime';
  let last: unknown = null;
  /** Null while it hears of everything at once: the counts came while the connection stood. */
  let until: number | null = clock.now();
  return {
    until: () => until ?? clock.now(),
    heard() {
      const { data } = $counts.get();
      if (data === last) return;
      last = data;
      until = isConnected() ? null : clock.now();
    },
    connected() {
      if (!isConnected()) until ??= clock.now();
    },
  };
}
