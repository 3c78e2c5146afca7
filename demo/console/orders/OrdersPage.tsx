import { IdText, LabelDialog, type SelectionBody } from '@oms/shell/react';
import { useCallback, useState } from 'react';
import { ORDER } from '../records/kinds';
import {
  action,
  amountColumn,
  codeFilter,
  numberColumn,
  reasonedAction,
  skusFilter,
  statusColumn,
  textFilter,
  timeColumn,
  warehouseFilter,
} from '../records/list-parts';
import { type ListContent, RecordList } from '../records/RecordList';
import { Rush } from '../records/values';
import type { Translate } from '../texts';
import { startOfBusinessDay } from './business-day';

const STATUSES = ['REVIEW', 'ALLOCATE', 'PICKING', 'DISPATCH', 'DONE', 'EXCEPTION', 'CANCELLED'];

const EXPORTED = { sku: ['sku', 'title', 'quantity'], recipientCity: ['recipientCity', 'recipientCountry'] };

/** The orders of the organisation. */
export function OrdersPage() {
  const [marking, setMarking] = useState<{ selection: SelectionBody; end(changed: boolean): void } | null>(
    null,
  );
  const content = useCallback(
    (t: Translate) =>
      contentOf(t, (selection) => new Promise((resolve) => setMarking({ selection, end: resolve }))),
    [],
  );
  return (
    <>
      <RecordList kind={ORDER} content={content} exported={EXPORTED} />
      {marking && (
        <LabelDialog
          selection={marking.selection}
          // The dialog stays open where some orders were refused; the first answer counts.
          onDone={() => marking.end(true)}
          onClose={() => {
            marking.end(false);
            setMarking(null);
          }}
        />
      )}
    </>
  );
}

/** @param mark marks orders with labels; resolves to whether some have changed */
const contentOf = (t: Translate, mark: (selection: SelectionBody) => Promise<boolean>): ListContent => ({
  columns: [
    numberColumn(t, ORDER, { render: (order) => <Rush t={t} record={order} /> }),
    statusColumn(t, 'order', STATUSES),
    { key: 'channel', title: t('field.channel'), narrow: 'note' },
    {
      key: 'sku',
      title: t('field.product'),
      text: ({ sku, quantity }) => `${sku} × ${quantity}`,
      render: ({ sku, quantity }) => (
        <>
          <IdText id={String(sku)} /> × {String(quantity)}
        </>
      ),
      whole: true,
      sort: true,
      narrow: 'note',
    },
    { key: 'recipientCity', title: t('field.recipientCity'), hidden: true },
    { key: 'warehouseCode', title: t('field.warehouse') },
    { key: 'service', title: t('field.service') },
    { key: 'trackingNo', title: t('field.trackingNo'), type: 'id', hidden: true },
    { key: 'labels', title: t('order.labels'), type: 'labels', hidden: true },
    { key: 'ownerName', title: t('field.owner'), hidden: true },
    amountColumn(t),
    timeColumn(t, 'createdAt', 'field.orderedAt'),
  ],
  filters: [
    textFilter(t, 'order.search'),
    codeFilter(t, 'status', 'field.status', 'order.status', STATUSES),
    { key: 'account', field: 'accountId', label: t('field.channel'), reference: 'accounts' },
    warehouseFilter(t),
    { key: 'service', field: 'carrierServiceCode', label: t('field.service'), reference: 'carrierServices' },
    { key: 'ordered', type: 'times', field: 'createdAt', label: t('field.orderedAt') },
    { ...skusFilter(t, 'sku'), more: true },
    {
      key: 'day',
      label: t('field.day'),
      single: true,
      more: true,
      options: [{ value: 'today', label: t('order.today') }],
      search: () => ({ GE_createdAt: startOfBusinessDay(Date.now()) }),
    },
    {
      key: 'country',
      field: 'recipientCountry',
      label: t('field.country'),
      reference: 'countries',
      more: true,
    },
    {
      ...codeFilter(t, 'priority', 'field.priority', 'order.priority', ['RUSH', 'NORMAL']),
      single: true,
      more: true,
    },
  ],
  views: [
    { id: 'today', name: t('order.view.today'), query: 'status=REVIEW&day=today' },
    { id: 'exceptions', name: t('order.view.exceptions'), query: 'status=EXCEPTION' },
  ],
  bulk: [
    action(t, ORDER, 'approve'),
    { id: 'labels', label: t('order.mark'), run: mark },
    reasonedAction(t, ORDER, 'cancel', { danger: true }),
  ],
  sums: { quantity: t('sum.items'), amount: t('sum.amount') },
});
