import { readTime } from '../../core/time/read-time';
import type { RowValues, TableColumn } from './types';

/** The value of a cell in words; empty where the row has none. @param zone that of times that say none */
export function cellText(column: TableColumn, row: RowValues, zone: string): string {
  if (column.text) return column.text(row);
  const value = row[column.key];
  if (column.type === 'time') return readTime(value, zone);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return '';
  const text = String(value);
  return column.words?.[text] ?? text;
}

/** The address of a cell, with the row's fields put in; null where the row lacks one of them. */
export function cellHref({ href }: Pick<TableColumn, 'href'>, row: RowValues): string | null {
  if (href === undefined) return null;
  let whole = true;
  const address = href.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = row[field];
    if ((typeof value === 'string' && value !== '') || typeof value === 'number')
      return encodeURIComponent(value);
    whole = false;
    return '';
  });
  return whole ? address : null;
}

/** Columns whose figures stand below each other. */
export const isFigure = ({ type }: TableColumn): boolean => type === 'number' || type === 'amount';

/** Ids, amounts, times and states are never cut, whatever their width, nor is what its page wants whole. */
export const isCut = ({ type, whole }: TableColumn): boolean =>
  !whole && (type === undefined || type === 'text' || type === 'labels');
