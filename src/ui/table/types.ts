import type { ReactNode } from 'react';
import type { IconDrawing } from '../icon/Icon';
import type { StatusKind } from '../status/StatusGlyph';

/** A row as the service sends it, or as a page makes it: values by field. */
export type RowValues = Readonly<Record<string, unknown>>;

/**
 * A column of a table. `type` says how a value is shown: `text`; `id`, whose end is strong and which is copied by a
 * button; `number`; `amount`, with the code of its currency; `time`, `date`; `status`, a shape and a word; `labels`,
 * with their colours.
 */
export interface TableColumn {
  /** A field of the rows, unless `text` or `render` is given. Its settings are kept by it. */
  key: string;
  title: string;
  type?: 'text' | 'id' | 'number' | 'amount' | 'time' | 'date' | 'status' | 'labels' | undefined;
  /** Where the value leads: an address with fields in braces, such as `/orders/detail?id={id}`. */
  href?: string | undefined;
  /** The words of the values, where the field has codes. */
  words?: Readonly<Record<string, string>> | undefined;
  /** The shapes of a status. */
  glyphs?: Readonly<Record<string, StatusKind>> | undefined;
  /** The field of the currency of an amount. Default `currency`. */
  currency?: string | undefined;
  /** The field that the service sorts by; true for the key. Without it the column cannot be sorted. */
  sort?: string | true | undefined;
  /** The value in words, for what a type cannot say. */
  text?: ((row: RowValues) => string) | undefined;
  /** Behind the value, or in its place where there is no `type`. */
  render?: ((row: RowValues) => ReactNode) | undefined;
  /** Not shown until the user chooses it. */
  hidden?: boolean | undefined;
  /** Cannot be hidden. */
  always?: boolean | undefined;
  /** Stays at the beginning while the table is scrolled. */
  pinned?: boolean | undefined;
  /** Never cut, whatever its type, as ids, amounts, times and states are: the column is as wide as its widest value. */
  whole?: boolean | undefined;
  /** px that it begins with. Default: its content. One that is never cut is at least as wide as that. */
  width?: number | undefined;
  /** Its place in a row of two lines, on a narrow screen: `title` and `value` above, `note` and `state` below. Default none. */
  narrow?: 'title' | 'value' | 'note' | 'state' | undefined;
}

/** What can be done with a row. */
export interface RowAction {
  id: string;
  label: string;
  icon?: IconDrawing | undefined;
  /** Where it leads. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  danger?: boolean | undefined;
}

export interface TableItem {
  readonly id: string;
  readonly wire: RowValues;
}
