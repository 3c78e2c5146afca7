import type { ServiceName } from '../../core/config/services';
import type { ShellError } from '../../core/errors';

/** A row as the service sends it. */
export type WireRow = Readonly<Record<string, unknown>>;

/** Where the rows of a table come from. */
export interface TableSource {
  /** Answers with `totalElements` and `content` (docs/behaviour.md#table). */
  path: string;
  service?: ServiceName | undefined;
  /** Path of the sums of all that match, and of how many there are in each state; none are shown without it. */
  counts?: string | undefined;
  /** Conditions that always hold, by name, such as `{ EQ_status: 'EXCEPTION' }`. */
  search?: Readonly<Record<string, string>> | undefined;
  /** The field of a row's id; default `id`. Rows without an id are left out. */
  idField?: string | undefined;
}

/** A row with its id. */
export interface TableRow {
  readonly id: string;
  readonly wire: WireRow;
}

/** Sums of all rows that match: a number by name, or amounts by currency. */
export type Sums = Readonly<Record<string, number | Readonly<Record<string, number>>>>;

/** How many rows have each value of a field, by field. The conditions on a field do not count for its own numbers. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What the service sums up and counts, over the rows of all pages. */
export interface Summary {
  sums: Sums;
  counts: Counts;
}

export interface TableState {
  /** Null until the first reply, and after a failure for another query. */
  rows: readonly TableRow[] | null;
  /** The query that they answer, as a text. */
  of: string;
  /** How many rows match. */
  total: number;
  /** Null until it is there, and where there is none. */
  summary: Summary | null;
  loading: boolean;
  /** Why the last call for rows failed; null after a success. */
  error: ShellError | null;
}
