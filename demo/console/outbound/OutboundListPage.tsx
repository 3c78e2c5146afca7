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
import { OUTBOUND } from '../records/kinds';
import { RecordList } from '../records/RecordList';
import { type Translate, useTexts } from '../texts';

const STATUSES = ['WAITING', 'PICKING', 'PACKED', 'SHIPPED', 'HELD', 'CANCELLED'];

/** What leaves the warehouses. */
export function OutboundListPage() {
  const t = useTexts();
  const columns = useMemo(() => columnsOf(t), [t]);
  const filters = useMemo(() => filtersOf(t), [t]);
  const reason = { field: 'reason', label: t('field.why') };
  return (
    <RecordList
      kind={OUTBOUND}
      columns={columns}
      filters={filters}
      views={[
        { id: 'all', name: t('outbound.view.all'), query: '' },
        { id: 'held', name: t('outbound.view.held'), query: 'status=HELD' },
      ]}
      bulk={[
        { id: 'push', label: t('outbound.push'), path: `${OUTBOUND.base}/push` },
        { id: 'hold', label: t('outbound.hold'), path: `${OUTBOUND.base}/hold`, reason },
        { id: 'release', label: t('outbound.release'), path: `${OUTBOUND.base}/release` },
        { id: 'cancel', label: t('outbound.cancel'), danger: true, path: `${OUTBOUND.base}/cancel`, reason },
      ]}
      empty={{ title: t('outbound.none') }}
    />
  );
}

const columnsOf = (t: Translate): TableColumn[] => [
  numberColumn(t, OUTBOUND),
  statusColumn(t, 'outbound', STATUSES),
  { key: 'orderNo', title: t('field.orderNo'), type: 'id' },
  { key: 'sku', title: t('field.sku'), narrow: 'note' },
  { key: 'quantity', title: t('field.quantity'), type: 'number' },
  { key: 'warehouseCode', title: t('field.warehouse'), narrow: 'note' },
  { key: 'service', title: t('field.service') },
  { key: 'waveNo', title: t('field.wave') },
  { key: 'trackingNo', title: t('field.trackingNo'), type: 'id' },
  { key: 'weightG', title: t('field.weightG'), type: 'number', hidden: true },
  timeColumn(t, 'createdAt', 'field.createdAt'),
];

const filtersOf = (t: Translate): TableFilter[] => [
  textFilter(t, 'outbound.search'),
  codeFilter(t, 'status', 'field.status', 'outbound.status', STATUSES),
  warehouseFilter(t),
  { key: 'carrier', label: t('field.carrier'), reference: 'carriers' },
];
