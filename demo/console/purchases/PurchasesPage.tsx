import type { TableColumn, TableFilter } from '@oms/shell/react';
import { useMemo } from 'react';
import {
  amountColumn,
  codeFilter,
  numberColumn,
  statusColumn,
  textFilter,
  timeColumn,
  warehouseFilter,
} from '../records/columns';
import { PURCHASE } from '../records/kinds';
import { RecordList } from '../records/RecordList';
import { type Translate, useTexts } from '../texts';

const STATUSES = ['DRAFT', 'TRANSIT', 'RECEIVING', 'DONE', 'CANCELLED'];

/** The purchase orders of the organisation. */
export function PurchasesPage() {
  const t = useTexts();
  const columns = useMemo(() => columnsOf(t), [t]);
  const filters = useMemo(() => filtersOf(t), [t]);
  return (
    <RecordList
      kind={PURCHASE}
      columns={columns}
      filters={filters}
      views={[
        { id: 'all', name: t('purchase.view.all'), query: '' },
        { id: 'transit', name: t('purchase.view.transit'), query: 'status=TRANSIT&sort=expectedAt' },
      ]}
      bulk={[
        { id: 'submit', label: t('purchase.submit'), path: `${PURCHASE.base}/submit` },
        {
          id: 'cancel',
          label: t('purchase.cancel'),
          danger: true,
          path: `${PURCHASE.base}/cancel`,
          reason: { field: 'reason', label: t('field.why') },
        },
      ]}
      sums={{ quantity: t('sum.items'), amount: t('sum.amount') }}
      empty={{ title: t('purchase.none') }}
    />
  );
}

const columnsOf = (t: Translate): TableColumn[] => [
  numberColumn(t, PURCHASE),
  statusColumn(t, 'purchase', STATUSES),
  { key: 'sku', title: t('field.sku'), sort: true, narrow: 'note' },
  { key: 'title', title: t('field.product'), hidden: true },
  { key: 'supplier', title: t('field.supplier'), narrow: 'note' },
  { key: 'quantity', title: t('field.quantity'), type: 'number', sort: true },
  { key: 'received', title: t('field.received'), type: 'number' },
  { key: 'warehouseCode', title: t('field.warehouse') },
  amountColumn(t),
  { key: 'expectedAt', title: t('field.expectedAt'), type: 'date', sort: true },
  { key: 'ownerName', title: t('field.owner') },
  timeColumn(t, 'createdAt', 'field.createdAt'),
];

const filtersOf = (t: Translate): TableFilter[] => [
  textFilter(t, 'purchase.search'),
  codeFilter(t, 'status', 'field.status', 'purchase.status', STATUSES),
  warehouseFilter(t),
  { key: 'expected', type: 'dates', field: 'expectedAt', label: t('field.expectedAt') },
];
