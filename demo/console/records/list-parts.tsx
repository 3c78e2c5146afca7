import { type BulkAction, SkuQuery, type TableColumn, type TableFilter } from '@oms/shell/react';
import { codeText, type TextKey, type Translate } from '../texts';
import type { RecordKind } from './kinds';
import { SHAPES } from './values';

/** The number of a record, which leads to its page. */
export const numberColumn = (t: Translate, kind: RecordKind, more?: Partial<TableColumn>): TableColumn => ({
  key: kind.number,
  title: t(kind.one),
  type: 'id',
  href: `${kind.detail}?id={id}`,
  sort: true,
  always: true,
  pinned: true,
  narrow: 'title',
  ...more,
});

const wordsOf = (t: Translate, prefix: string, codes: readonly string[]) =>
  Object.fromEntries(codes.map((code) => [code, codeText(t, prefix, code)]));

export const statusColumn = (t: Translate, kind: string, codes: readonly string[]): TableColumn => ({
  key: 'status',
  title: t('field.status'),
  type: 'status',
  words: wordsOf(t, `${kind}.status`, codes),
  glyphs: SHAPES,
  narrow: 'state',
});

/** Whether it is in use. */
export const activeColumn = (t: Translate): TableColumn => ({
  key: 'active',
  title: t('field.status'),
  type: 'status',
  words: wordsOf(t, 'active', ['1', '0']),
  glyphs: { 1: 'done', 0: 'none' },
  narrow: 'state',
});

export const activeFilter = (t: Translate): TableFilter => ({
  ...codeFilter(t, 'active', 'field.status', 'active', ['1', '0']),
  single: true,
});

export const switchActions = (t: Translate, { base }: RecordKind): BulkAction[] => [
  { id: 'enable', label: t('active.enable'), path: `${base}/enable` },
  { id: 'disable', label: t('active.disable'), path: `${base}/disable`, danger: true },
];

export const amountColumn = (t: Translate, key = 'amount', title: TextKey = 'field.amount'): TableColumn => ({
  key,
  title: t(title),
  type: 'amount',
  sort: true,
  narrow: 'value',
});

export const timeColumn = (t: Translate, key: string, title: TextKey): TableColumn => ({
  key,
  title: t(title),
  type: 'time',
  sort: true,
});

/** The search field of a list: what it finds is in its label. */
export const textFilter = (t: Translate, label: TextKey): TableFilter => ({
  key: 'text',
  type: 'text',
  field: 'keyword',
  label: t(label),
});

/** A filter by codes that these pages have words for. */
export const codeFilter = (
  t: Translate,
  key: string,
  label: TextKey,
  prefix: string,
  codes: readonly string[],
): TableFilter => ({
  key,
  label: t(label),
  options: codes.map((code) => ({ value: code, label: codeText(t, prefix, code) })),
});

/** Many SKUs at once, as they are pasted. */
export const skusFilter = (t: Translate, field: string): TableFilter => ({
  key: 'skus',
  field,
  label: t('field.sku'),
  control: (props) => <SkuQuery {...props} />,
});

export const warehouseFilter = (t: Translate): TableFilter => ({
  key: 'warehouse',
  field: 'warehouseCode',
  label: t('field.warehouse'),
  reference: 'warehouseCodes',
});

/** An action that the service has for a kind of record. */
export const action = (
  t: Translate,
  kind: RecordKind,
  id: string,
  more?: Partial<BulkAction>,
): BulkAction => ({ id, label: codeText(t, kind.type, id), path: `${kind.base}/${id}`, ...more });

/** The same for one that wants to know why. */
export const reasonedAction = (
  t: Translate,
  kind: RecordKind,
  id: string,
  more?: Partial<BulkAction>,
): BulkAction => action(t, kind, id, { input: { field: 'reason', label: t('field.why') }, ...more });
