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
import { type ListContent, RecordList } from '../records/RecordList';
import { codeText, type Translate } from '../texts';

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

/** Goods that customers send back. */
export const ReturnsPage = () => <RecordList kind={RETURN} content={content} />;
