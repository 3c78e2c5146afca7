import type { TableColumn, TableFilter } from '@oms/shell/react';
import { useMemo } from 'react';
import {
  amountColumn,
  codeFilter,
  numberColumn,
  statusColumn,
  textFilter,
  timeColumn,
} from '../records/columns';
import { PRODUCT } from '../records/kinds';
import { RecordList } from '../records/RecordList';
import { TemporarySku } from '../records/values';
import { type Translate, useTexts } from '../texts';

const STATUSES = ['1', '2'];

/** The name is in both languages. */
const EXPORTED = { title: ['name', 'nameEn'] };

/** The products of the organisation. */
export function ProductsPage() {
  const t = useTexts();
  const columns = useMemo(() => columnsOf(t), [t]);
  const filters = useMemo(() => filtersOf(t), [t]);
  return (
    <RecordList
      kind={PRODUCT}
      columns={columns}
      filters={filters}
      views={[
        { id: 'all', name: t('product.view.all'), query: '' },
        { id: 'temporary', name: t('product.view.temporary'), query: 'temporary=1' },
      ]}
      bulk={[
        { id: 'enable', label: t('product.enable'), path: `${PRODUCT.base}/enable` },
        { id: 'disable', label: t('product.disable'), danger: true, path: `${PRODUCT.base}/disable` },
      ]}
      exported={EXPORTED}
      empty={{ title: t('product.none') }}
    />
  );
}

const columnsOf = (t: Translate): TableColumn[] => [
  numberColumn(t, PRODUCT, {
    title: t('field.sku'),
    render: (product) => <TemporarySku t={t} record={product} />,
  }),
  { key: 'title', title: t('field.title'), narrow: 'note' },
  { key: 'productLine', title: t('field.productLine'), narrow: 'note' },
  { ...statusColumn(t, 'product', STATUSES), glyphs: { 1: 'done', 2: 'none' } },
  { key: 'available', title: t('field.available'), type: 'number' },
  { key: 'weightG', title: t('field.weightG'), type: 'number', sort: true },
  amountColumn(t, 'price', 'field.price'),
  { key: 'erpSkuCode', title: t('field.skuCode'), hidden: true },
  timeColumn(t, 'createdAt', 'field.createdAt'),
  { ...timeColumn(t, 'updatedAt', 'field.updatedAt'), hidden: true },
];

const filtersOf = (t: Translate): TableFilter[] => [
  textFilter(t, 'product.search'),
  { key: 'line', field: 'productLineId', label: t('field.productLine'), reference: 'productLines' },
  codeFilter(t, 'status', 'field.status', 'product.status', STATUSES),
  {
    key: 'temporary',
    field: 'isTemp',
    label: t('field.temporary'),
    single: true,
    options: [
      { value: '1', label: t('value.yes') },
      { value: '0', label: t('value.no') },
    ],
  },
];
