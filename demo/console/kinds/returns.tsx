import { FactPanel } from '../records/FactPanel';
import { RETURN } from '../records/kinds';
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
import { commonTabs, photoTab } from '../records/record-tabs';
import { textOf } from '../records/use-record';
import { amountOf, copiedOf, countOf, timeOf } from '../records/values';
import { codeText, type Translate } from '../texts';
import type { Definition } from './definition';

const STATUSES = ['PLANNED', 'RECEIVED', 'INSPECTING', 'RESTOCKED', 'DISPOSED', 'CANCELLED'];
const REASONS = ['DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'UNDELIVERABLE', 'NO_LONGER_WANTED'];

const content = (t: Translate): ListContent => ({
  columns: [
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
    { key: 'carrier', title: t('field.carrier'), hidden: true },
    { key: 'trackingNo', title: t('field.trackingNo'), type: 'id', hidden: true },
    { key: 'refundAmount', title: t('field.refund'), type: 'amount', narrow: 'value' },
    timeColumn(t, 'createdAt', 'field.createdAt'),
  ],
  filters: [
    textFilter(t, 'return.search'),
    codeFilter(t, 'status', 'field.status', 'return.status', STATUSES),
    codeFilter(t, 'reason', 'field.reason', 'return.reason', REASONS),
    warehouseFilter(t),
  ],
  views: [{ id: 'open', name: t('return.view.open'), query: 'status=PLANNED,RECEIVED,INSPECTING' }],
  bulk: [
    action(t, RETURN, 'receive'),
    action(t, RETURN, 'restock'),
    reasonedAction(t, RETURN, 'cancel', { danger: true }),
  ],
});

const COURSE: Course = {
  path: ['PLANNED', 'RECEIVED', 'INSPECTING', 'RESTOCKED'],
  ends: ['DISPOSED', 'CANCELLED'],
};

const page: Definition['page'] = (t) => ({
  course: COURSE,
  summary: (one) => [
    [t('field.refund'), amountOf(one, 'refundAmount')],
    [t('field.reason'), codeText(t, 'return.reason', textOf(one, 'reason'))],
    [t('field.createdAt'), timeOf(one, 'createdAt')],
    [t('field.trackingNo'), copiedOf(one, 'trackingNo', t('record.copyTracking'))],
  ],
  content: (one) => (
    <RecordLines
      lines={[one]}
      columns={[
        { title: t('field.quantity'), figure: (line) => countOf(line, 'quantity') },
        { title: t('field.refund'), figure: (line) => amountOf(line, 'refundAmount') },
      ]}
    />
  ),
  aside: (one) => (
    <FactPanel
      id="return-delivery"
      title={t('return.delivery')}
      facts={[
        [t('field.orderNo'), <OrderLink key="order" record={one} />],
        [t('field.recipientName'), textOf(one, 'recipientName')],
        [t('field.channel'), textOf(one, 'channel')],
        [t('field.warehouse'), textOf(one, 'warehouseCode')],
        [t('field.carrier'), textOf(one, 'carrier')],
        [t('field.updatedAt'), timeOf(one, 'updatedAt')],
        [t('field.remark'), textOf(one, 'remark')],
      ]}
    />
  ),
  tabs: commonTabs(t, RETURN, [photoTab(t, 5, (one) => ({ saleReturnPlanNo: textOf(one, 'returnNo') }))]),
});

/** Goods that customers send back, with the photographs of what came back. */
export const returns: Definition = { kind: RETURN, useContent: () => content, page };
