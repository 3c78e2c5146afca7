import { PURCHASE } from '../records/kinds';
import {
  action,
  amountColumn,
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

const STATUSES = ['DRAFT', 'TRANSIT', 'RECEIVING', 'DONE', 'CANCELLED'];

const content = (t: Translate): ListContent => ({
  columns: [
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
    { key: 'ownerName', title: t('field.owner'), hidden: true },
    { ...timeColumn(t, 'createdAt', 'field.createdAt'), hidden: true },
  ],
  filters: [
    textFilter(t, 'purchase.search'),
    codeFilter(t, 'status', 'field.status', 'purchase.status', STATUSES),
    warehouseFilter(t),
    { key: 'expected', type: 'dates', field: 'expectedAt', label: t('field.expectedAt') },
  ],
  views: [{ id: 'transit', name: t('purchase.view.transit'), query: 'status=TRANSIT&sort=expectedAt' }],
  bulk: [action(t, PURCHASE, 'submit'), reasonedAction(t, PURCHASE, 'cancel', { danger: true })],
  sums: { quantity: t('sum.items'), amount: t('sum.amount') },
});

/** The purchase orders of the organisation. */
export const PurchasesPage = () => <RecordList kind={PURCHASE} content={content} />;
