import { toShellError } from '../../core/errors';
import type { Once } from '../../core/request/submission';
import { defineStore } from '../../core/store/define-store';
import { fetchRowsOf, runBulk } from './api';
import { type FoundValues, findValues } from './found-values';
import { PAGE_SIZES } from './page-sizes';
import { BY_ID, paramsOf } from './query';
import { createTableRows, type TableRows } from './rows';
import type { SelectionBody } from './selection';
import { createTableTotal, type TableTotal } from './total';
import type { TableRow, TableSource } from './types';

const MOST_ROWS = Math.max(...PAGE_SIZES);

/** The rows of tables, and what is done with several of them. */
export const tablesStore = defineStore('tables', (shell) => ({
  /** Rows of its own for each table on the page. */
  rows: (source: TableSource): TableRows => createTableRows(shell, source),
  /** How many rows filters would give before they are set. */
  total: (source: TableSource): TableTotal => createTableTotal(shell, source),
  /**
   * Which of the texts have a row, under the other conditions. Never rejects; a refused call is reported, and leaves
   * some unknown.
   * @param shown rows that are there already
   */
  async find(
    source: TableSource,
    { field, values }: { field: string; values: readonly string[] },
    conditions: Readonly<Record<string, string>>,
    shown: readonly TableRow[],
    signal: AbortSignal,
  ): Promise<FoundValues> {
    const found = await findValues(values, shown, (some) => {
      const query = { page: 1, rows: MOST_ROWS, sort: BY_ID, values: {} };
      const params = paramsOf(query, { ...conditions, [`IN_${field}`]: some.join(',') });
      return fetchRowsOf(shell.request, source, params, signal);
    });
    if (found.error !== undefined && !signal.aborted) {
      const error = toShellError(found.error);
      shell.events.error(error.kind, error.message, 'table');
    }
    return found;
  },
  /** @throws {ShellError} */
  run: (
    target: Pick<TableSource, 'path' | 'service'>,
    body: SelectionBody & Readonly<Record<string, unknown>>,
    once: Once,
  ) => runBulk(shell.request, target, body, once),
}));
