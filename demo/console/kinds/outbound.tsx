import { FactPanel } from '../records/FactPanel';
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
import { OrderLink } from '../records/OrderLink';
import type { Course } from '../records/progress';
import { RecordLines } from '../records/RecordLines';
import type { ListContent } from '../records/RecordList';
import { commonTabs } from '../records/record-tabs';
import { textOf } from '../records/use-record';
import { copiedOf, countOf, timeOf, withUnit } from '../records/values';
import type { Translate } from '../texts';
import type { Definition } from './definition';

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

const COURSE: Course = { path: ['WAITING', 'PICKING', 'PACKED', 'SHIPPED'], ends: ['CANCELLED'] };

const page: Definition['page'] = (t) => ({
  course: COURSE,
  summary: (one) => [
    [t('field.weight'), withUnit(one, 'weightG', 'g')],
    [t('field.orderNo'), <OrderLink key="order" record={one} />],
    [t('field.createdAt'), timeOf(one, 'createdAt')],
    [t('field.shippedAt'), timeOf(one, 'shippedAt')],
    [t('field.trackingNo'), copiedOf(one, 'trackingNo', t('record.copyTracking'))],
  ],
  content: (one) => (
    <RecordLines
      lines={[one]}
      columns={[{ title: t('field.quantity'), figure: (line) => countOf(line, 'quantity') }]}
    />
  ),
  aside: (one) => (
    <FactPanel
      id="outbound-delivery"
      title={t('outbound.delivery')}
      facts={[
        [t('field.warehouse'), textOf(one, 'warehouseCode')],
        [t('field.wave'), textOf(one, 'waveNo')],
        [t('field.carrier'), textOf(one, 'carrier')],
        [t('field.service'), textOf(one, 'service')],
        [t('field.updatedAt'), timeOf(one, 'updatedAt')],
        [t('field.remark'), textOf(one, 'remark')],
      ]}
    />
  ),
  tabs: commonTabs(t, OUTBOUND),
});

/** What leaves the warehouses. */
export const outbound: Definition = { kind: OUTBOUND, useContent: () => content, page };
