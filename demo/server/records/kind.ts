import type { Bilingual, Lang } from '../../support/lang';
import type { Db } from '../database/db';
import type { Input } from '../http/input';
import type { ListRule } from '../http/list';
import type { Call } from '../http/service';

export const recordTypes = [
  'order',
  'product',
  'purchase',
  'stock',
  'return',
  'outbound',
  'channel',
  'productLine',
  'skuMatch',
  'warehouseAccount',
  'deliverRule',
] as const;
export type RecordType = (typeof recordTypes)[number];

/** Who writes, when, and for which organisation: a call, or a job on its behalf. */
export interface Writer {
  readonly userId: number;
  /** Who acts as the user; null if nobody does. */
  readonly actorId: number | null;
  readonly organisationId: number;
  readonly now: Date;
}

export type Params = Readonly<Record<string, unknown>>;

/** What can be done with many records at once. */
export interface Action {
  readonly title: Bilingual;
  /** The code in the operation log. */
  readonly opCode: number;
  /** The states in which it is allowed; without them, in all. */
  readonly from?: readonly string[];
  /** The state that it leads to. */
  readonly to?: string;
  /** Reads what the action takes beside the records. @throws Failure if that is not right */
  readonly read?: (call: Call, body: Input, tx: Db) => Promise<Params>;
  /** Changes the records, which are in an allowed state and locked. The state itself is set by `to`. */
  readonly apply?: (tx: Db, ids: readonly number[], params: Params, writer: Writer) => Promise<void>;
  /** What the log says of it. */
  readonly remark?: (params: Params) => string | null;
}

export interface ExportColumn {
  /** The field of a row of the list. */
  readonly key: string;
  readonly title: Bilingual;
}

/** A field that a form may change, by the name on the wire → column. */
export type Values = Readonly<Record<string, unknown>>;

/** What differs, for the log: before and after, by field. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

export interface Saved {
  /** The columns that were set. */
  readonly values: Values;
  /** The row before; null for a new one. */
  readonly before: Values | null;
}

export interface FormRules {
  /** Checks the body and returns the columns to set. @throws Failure 10040 with messages by field */
  readonly values: (call: Call, tx: Db, before: Values | null) => Promise<Values>;
  /** The states in which a record can be changed; without them, in all. */
  readonly editable?: readonly string[];
  /** Columns that a new record has beside those of the form. */
  readonly create?: (call: Call, tx: Db, id: number, values: Values) => Promise<Values>;
  /** Stores what the form has beside the columns, and what follows from them. @returns what the log says of that */
  readonly after?: (tx: Db, id: number, call: Call, saved: Saved) => Promise<Changes>;
  /** What is checked depends on other rows of the table: one change at a time. A new record always waits for others. */
  readonly exclusive?: boolean;
  /** Columns whose values the log hides. */
  readonly secret?: readonly string[];
}

/** A field whose values are counted for tabs. */
export interface Counted {
  /** SQL of the value. */
  readonly sql: string;
  /** Values that are named though no record has them. */
  readonly values?: readonly (string | number)[];
}

/** One kind of records: its list, its form, what can be done with it, and its place on the wire. */
export interface RecordKind {
  readonly type: RecordType;
  readonly title: Bilingual;
  readonly base: string;
  /** The table, whose alias in all SQL is `r`. */
  readonly table: string;
  /** Joins that the list needs. */
  readonly joins: string;
  /** SQL of what people call the record. */
  readonly no: (lang: Lang) => string;
  readonly list: (lang: Lang) => string;
  /** More columns of a single record. */
  readonly detail: (lang: Lang) => string;
  /** Steps of its history that others tell of, after those of its log. */
  readonly events?: (call: Call, db: Db, id: number) => Promise<unknown[]>;
  readonly rule: (lang: Lang) => ListRule;
  /** Sums over all that match: name → SQL. */
  readonly sums: Readonly<Record<string, string>>;
  /** An amount that is summed by currency: name, and SQL of amount and currency. */
  readonly money?: readonly [name: string, amount: string, currency: string];
  /** SQL of the state; its field in the list, which is `status` by default; and its names. */
  readonly state?: string;
  readonly stateField?: string;
  readonly states?: Readonly<Record<string, Bilingual>>;
  /** Further fields that are counted, by their name in a search. */
  readonly counts?: Readonly<Record<string, Counted>>;
  readonly columns: readonly ExportColumn[];
  readonly actions: Readonly<Record<string, Action>>;
  readonly form?: FormRules;
}

export const fromOf = ({ table, joins }: RecordKind): string => `${table} r ${joins}`;

/** `key|Chinese|English`, one a line. */
export function titles(table: string): ExportColumn[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', zh = '', en = ''] = line.trim().split('|');
      return { key, title: { zh, en } };
    });
}

/** `KEY|Chinese|English`, one a line, as a map. */
export function names(table: string): Record<string, Bilingual> {
  return Object.fromEntries(titles(table).map(({ key, title }) => [key, title]));
}

/** An action that asks for a reason. */
export const reason = {
  read: async (_call: Call, body: Input) => ({ reason: body.text('reason', { max: 500, pattern: /\S/ }) }),
  remark: ({ reason: text }: Params) => String(text),
} satisfies Partial<Action>;
