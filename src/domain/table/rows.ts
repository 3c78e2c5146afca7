import { type MapStore, map } from 'nanostores';
import { toShellError } from '../../core/errors';
import { errorText } from '../../core/i18n/error-text';
import { showMessage } from '../../core/show-message';
import type { StoreContext } from '../../core/store/define-store';
import { keepSame } from '../../core/store/keep-same';
import { fetchRowsOf, fetchSummary } from './api';
import { paramsOf, searchParams, type TableQuery } from './query';
import type { TableSource, TableState } from './types';

/** Time in ms that the messages of a failed load, and of failed sums, stay (docs/behaviour.md#table). */
const FAILURE_LIFE = 10_000;
const SUMS_FAILURE_LIFE = 30_000;

export interface TableRows {
  readonly $state: MapStore<TableState>;
  /**
   * Loads the rows of a query, and its sums where its conditions have changed. A later reply to an earlier query is
   * discarded. Rows that are there stay until the reply. Never rejects.
   */
  load(query: TableQuery, conditions: Readonly<Record<string, string>>): Promise<void>;
  /** Loads rows and sums again. */
  refresh(): Promise<void>;
  /** Aborts and discards all: the rows are of another organisation or language. */
  reset(): void;
}

interface Asked {
  readonly query: TableQuery;
  readonly conditions: Readonly<Record<string, string>>;
}

const EMPTY: TableState = { rows: null, of: '', total: 0, summary: null, loading: false, error: null };

/** The rows of one table. */
export function createTableRows(
  shell: Pick<StoreContext, 'request' | 'commands' | 'events' | 'i18n'>,
  source: TableSource,
): TableRows {
  const { request, i18n } = shell;
  const $state = map<TableState>(EMPTY);
  let rowsCall: AbortController | null = null;
  let summaryCall: AbortController | null = null;
  let asked: Asked | null = null;
  /** The query of the rows that are there, and the conditions of the sums. */
  let shown: Asked | null = null;
  let summed = '';

  const tell = (key: 'table.failed' | 'table.sumsFailed', thrown: unknown, duration: number) => {
    const error = toShellError(thrown);
    if (error.kind === 'aborted') return;
    const text = () => errorText(error, i18n);
    void showMessage(shell, { tone: 'error', title: () => i18n.t(key), text, duration }, 'table');
  };

  async function loadRows(mine: Asked): Promise<void> {
    rowsCall?.abort();
    const call = new AbortController();
    rowsCall = call;
    $state.setKey('loading', true);
    try {
      const params = paramsOf(mine.query, mine.conditions);
      const { items, total } = await fetchRowsOf(request, source, params, call.signal);
      if (rowsCall !== call) return;
      shown = mine;
      // Rows that have not changed are not rendered again.
      const rows = keepSame($state.get().rows, items);
      $state.set({ ...$state.get(), rows, of: keyOf(mine), total, loading: false, error: null });
    } catch (thrown) {
      if (rowsCall !== call) return;
      const answered = shown !== null && sameAsked(shown, mine);
      // Rows of another query are no answer to this one.
      $state.set({
        ...$state.get(),
        ...(answered ? null : { rows: null, total: 0 }),
        loading: false,
        error: toShellError(thrown),
      });
      tell('table.failed', thrown, FAILURE_LIFE);
    }
  }

  async function loadSummary(conditions: Asked['conditions']): Promise<void> {
    if (source.counts === undefined) return;
    summaryCall?.abort();
    const call = new AbortController();
    summaryCall = call;
    const key = JSON.stringify(conditions);
    // Sums of other conditions would be wrong until the reply.
    if (key !== summed) $state.setKey('summary', null);
    summed = key;
    try {
      const summary = await fetchSummary(request, source, searchParams(conditions), call.signal);
      if (summaryCall === call) $state.setKey('summary', summary);
    } catch (thrown) {
      if (summaryCall !== call) return;
      summed = '';
      $state.setKey('summary', null);
      tell('table.sumsFailed', thrown, SUMS_FAILURE_LIFE);
    }
  }

  return {
    $state,
    async load(query, conditions) {
      const mine = { query, conditions };
      if (asked !== null && sameAsked(asked, mine)) return;
      const sums = summed !== JSON.stringify(conditions);
      asked = mine;
      await Promise.all([loadRows(mine), sums && loadSummary(conditions)]);
    },
    async refresh() {
      if (asked) await Promise.all([loadRows(asked), loadSummary(asked.conditions)]);
    },
    reset() {
      rowsCall?.abort();
      summaryCall?.abort();
      rowsCall = null;
      summaryCall = null;
      asked = null;
      shown = null;
      summed = '';
      $state.set(EMPTY);
    },
  };
}

/** What tells the rows of a query from those of others: `TableState.of`. */
export const keyOf = ({ query, conditions }: Asked): string => JSON.stringify(paramsOf(query, conditions));
const sameAsked = (one: Asked, other: Asked): boolean => keyOf(one) === keyOf(other);
