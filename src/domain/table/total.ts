import { atom, type ReadableAtom } from 'nanostores';
import { toShellError } from '../../core/errors';
import type { StoreContext } from '../../core/store/define-store';
import { fetchRowsOf } from './api';
import { PAGE_SIZES } from './page-sizes';
import { BY_ID, paramsOf } from './query';
import type { TableSource } from './types';

/** ms after the last change of a filter (docs/behaviour.md#table). */
const DEBOUNCE = 300;

export interface TableTotal {
  /** How many rows match the conditions that were asked for last; null until the service has said it, and where it cannot. */
  readonly $total: ReadableAtom<number | null>;
  /** Asks after a rest. A later reply to earlier conditions is discarded. */
  ask(conditions: Readonly<Record<string, string>>): void;
  /** Aborts and discards all. */
  reset(): void;
}

/** How many rows conditions would give that a table does not have yet. */
export function createTableTotal(
  { request, platform, events }: Pick<StoreContext, 'request' | 'platform' | 'events'>,
  source: TableSource,
): TableTotal {
  const $total = atom<number | null>(null);
  let call = new AbortController();
  let cancel = () => {};

  const reset = () => {
    cancel();
    call.abort();
    $total.set(null);
  };
  async function load(conditions: Readonly<Record<string, string>>): Promise<void> {
    call = new AbortController();
    const { signal } = call;
    const query = { page: 1, rows: PAGE_SIZES[0], sort: BY_ID, values: {} };
    try {
      const { total } = await fetchRowsOf(request, source, paramsOf(query, conditions), signal);
      if (!signal.aborted) $total.set(total);
    } catch (thrown) {
      const error = toShellError(thrown);
      // The filters work without the number, so only doctor() reports this.
      if (error.kind !== 'aborted') events.error(error.kind, error.message, 'table');
    }
  }
  return {
    $total,
    ask(conditions) {
      reset();
      cancel = platform.clock.after(DEBOUNCE, () => void load(conditions));
    },
    reset,
  };
}
