import type { Once } from '../../core/request/submission';
import { defineStore } from '../../core/store/define-store';
import { runBulk } from './api';
import { createTableRows, type TableRows } from './rows';
import type { SelectionBody } from './selection';
import type { TableSource } from './types';

/** The rows of tables, and what is done with several of them. */
export const tablesStore = defineStore('tables', (shell) => ({
  /** Rows of its own for each table on the page. */
  rows: (source: TableSource): TableRows => createTableRows(shell, source),
  /** @throws {ShellError} */
  run: (
    target: Pick<TableSource, 'path' | 'service'>,
    body: SelectionBody & Readonly<Record<string, unknown>>,
    once: Once,
  ) => runBulk(shell.request, target, body, once),
}));
