import type { TableColumn, TableFilter } from '@oms/shell/react';
import { useMemo } from 'react';
import {
  codeFilter,
  numberColumn,
  statusColumn,
  textFilter,
  timeColumn,
  warehouseFilter,
} from '../records/columns';
import { RETURN } from '../records/kinds';
import { RecordList } from '../records/RecordList';
import { codeText, type Translate, useTexts } from '../texts';

const STATUSES = ['PLANNED', 'RECEIVED', 'INSPECTING', 'RESTOCKED', 'DISPOSED', 'CANCELLED'];
const REASONS = ['DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'UNDELIVERABLE', 'NO_LONGER_WANTED'];

/** Goods that customers send back. */
export function ReturnsPage() {
  const t = useTexts();
  const columns = useMemo(() => columnsOf(t), [t]);
  const filters = useMemo(() => filtersOf(t), [t]);
  return (
    <RecordList
      kind={RETURN}
      columns={columns}
      filters={filters}
      views={[
        { id: 'all', name: t('return.view.all'), query: '' },
        { id: 'open', name: t('return.view.open'), query: 'status=PLANNED,RECEIVED,INSPECTING' },
      ]}
      bulk={[
        { id: 'receive', label: t('return.receive'), path: `${RETURN.base}/receive` },
        { id: 'restock', label: t('return.restock'), path: `${RETURN.base}/restock` },
        {
          id: 'cancel',
          label: t('return.cancel'),
          danger: true,
          path: `${RETURN.base}/cancel`,
          reason: { field: 'reason', label: t('field.why') },
        },
      ]}
      empty={{ title: t('return.none') }}
    />
  );
}

const columnsOf = (t: Translate): TableColumn[] => [
  numberColumn(t, RETURN),
  statusColumn(t, 'return', STATUSES),
  { key: 'orderNo', title: t('field.orderNo'), type: 'id' },
  { key: 'sku', title: t('field.sku'), narrow: 'note' },
  { key: 'quantity', title: t('field.quantity'), type: 'number' },
  {
    key: 'reason',
    title: t('field.reason'),
    words: Object.fromEntries(REASONS.map((code) => [code, codeText(t, 'return.reason', code)])),
    narrow: 'note',
  },
  { key: 'warehouseCode', title: t('field.warehouse') },
  { key: 'carrier', title: t('field.carrier') },
  { key: 'trackingNo', title: t('field.trackingNo'), type: 'id', hidden: true },
  { key: 'refundAmount', title: t('field.refund'), type: 'amount', narrow: 'value' },
  timeColumn(t, 'createdAt', 'field.createdAt'),
];

const filtersOf = (t: Translate): TableFilter[] => [
  textFilter(t, 'return.search'),
  codeFilter(t, 'status', 'field.status', 'return.status', STATUSES),
  codeFilter(t, 'reason', 'field.reason', 'return.reason', REASONS),
  warehouseFilter(t),
];
