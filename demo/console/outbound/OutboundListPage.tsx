import { OUTBOUND } from '../records/kinds';
import {
  action,
  codeFilter,
  numberColumn,
  reasonedAction,
  statusColumn,
  textFilter,
  timeColumn,
  warehouseFilter,
} from '../records/list-parts';
import { type ListContent, RecordList } from '../records/RecordList';
import type { Translate } from '../texts';

const STATUSES = ['WAITING', 'PICKING', 'PACKED', 'SHIPPED', 'HELD', 'CANCELLED'];

const content = (t: Translate): ListContent => ({
  columns: [
    numberColumn(t, OUTBOUND),
    statusColumn(t, 'outbound', STATUSES),
    { key: 'orderNo', title: t('field.orderNo'), type: 'id' },
    { key: 'sku', title: t('field.sku'), narrow: 'note' },
    { key: 'quantity', title: t('field.quantity'), type: 'number' },
    { key: 'warehouseCode', title: t('field.warehouse'), narrow: 'note' },
    { key: 'service', title: t('field.service'), hidden: true },
    { key: 'waveNo', title: t('field.wave'), hidden: true },
    { key: 'trackingNo', title: t('field.trackingNo'), type: 'id' },
    { key: 'weightG', title: t('field.weightG'), type: 'number', hidden: true },
    timeColumn(t, 'createdAt', 'field.createdAt'),
  ],
  filters: [
    textFilter(t, 'outbound.search'),
    codeFilter(t, 'status', 'field.status', 'outbound.status', STATUSES),
    warehouseFilter(t),
    { key: 'carrier', label: t('field.carrier'), reference: 'carriers' },
  ],
  views: [{ id: 'held', name: t('outbound.view.held'), query: 'status=HELD' }],
  bulk: [
    action(t, OUTBOUND, 'push'),
    reasonedAction(t, OUTBOUND, 'hold'),
    action(t, OUTBOUND, 'release'),
    reasonedAction(t, OUTBOUND, 'cancel', { danger: true }),
  ],
});

/** What leaves the warehouses. */
export const OutboundListPage = () => <RecordList kind={OUTBOUND} content={content} />;
