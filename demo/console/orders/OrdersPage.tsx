import { LabelDialog, type SelectionBody, type TableColumn, type TableFilter } from '@oms/shell/react';
import { useMemo, useState } from 'react';
import {
  amountColumn,
  codeFilter,
  numberColumn,
  statusColumn,
  textFilter,
  timeColumn,
  warehouseFilter,
} from '../records/columns';
import { ORDER } from '../records/kinds';
import { RecordList } from '../records/RecordList';
import { Rush } from '../records/values';
import { type Translate, useTexts } from '../texts';
import { startOfBusinessDay } from './business-day';

const STATUSES = ['REVIEW', 'ALLOCATE', 'PICKING', 'DISPATCH', 'DONE', 'EXCEPTION', 'CANCELLED'];

const EXPORTED = { sku: ['sku', 'title', 'quantity'], recipientCity: ['recipientCity', 'recipientCountry'] };

/** The orders of the organisation. */
export function OrdersPage() {
  const t = useTexts();
  const [opened] = useState(() => Date.now());
  const [marking, setMarking] = useState<{ body: SelectionBody; end(changed: boolean): void } | null>(null);
  const columns = useMemo(() => columnsOf(t), [t]);
  const filters = useMemo(() => filtersOf(t, opened), [t, opened]);
  const end = (changed: boolean) => {
    marking?.end(changed);
    setMarking(null);
  };
  return (
    <>
      <RecordList
        kind={ORDER}
        columns={columns}
        filters={filters}
        views={[
          { id: 'all', name: t('order.view.all'), query: '' },
          { id: 'today', name: t('order.view.today'), query: 'status=REVIEW&day=today' },
          { id: 'exceptions', name: t('order.view.exceptions'), query: 'status=EXCEPTION' },
        ]}
        bulk={[
          { id: 'approve', label: t('order.approve'), path: `${ORDER.base}/approve` },
          {
            id: 'labels',
            label: t('order.mark'),
            run: (body) => new Promise<boolean>((resolve) => setMarking({ body, end: resolve })),
          },
          {
            id: 'cancel',
            label: t('order.cancel'),
            danger: true,
            path: `${ORDER.base}/cancel`,
            reason: { field: 'reason', label: t('field.why') },
          },
        ]}
        exported={EXPORTED}
        sums={{ quantity: t('sum.items'), amount: t('sum.amount') }}
        empty={{ title: t('order.none'), text: t('order.noneText') }}
      />
      {marking && (
        <LabelDialog selection={marking.body} onDone={() => end(true)} onClose={() => end(false)} />
      )}
    </>
  );
}

const columnsOf = (t: Translate): TableColumn[] => [
  numberColumn(t, ORDER, { render: (order) => <Rush t={t} record={order} /> }),
  statusColumn(t, 'order', STATUSES),
  { key: 'channel', title: t('field.channel'), narrow: 'note' },
  {
    key: 'sku',
    title: t('field.product'),
    text: ({ sku, quantity }) => `${sku} × ${quantity}`,
    sort: true,
    narrow: 'note',
  },
  { key: 'recipientCity', title: t('field.recipientCity') },
  { key: 'warehouseCode', title: t('field.warehouse') },
  { key: 'service', title: t('field.service') },
  { key: 'trackingNo', title: t('field.trackingNo'), type: 'id', hidden: true },
  { key: 'labels', title: t('order.labels'), type: 'labels', hidden: true },
  { key: 'ownerName', title: t('field.owner'), hidden: true },
  amountColumn(t),
  timeColumn(t, 'createdAt', 'field.orderedAt'),
];

const filtersOf = (t: Translate, now: number): TableFilter[] => [
  textFilter(t, 'order.search'),
  codeFilter(t, 'status', 'field.status', 'order.status', STATUSES),
  { key: 'account', field: 'accountId', label: t('field.channel'), reference: 'accounts' },
  warehouseFilter(t),
  { key: 'service', field: 'carrierServiceCode', label: t('field.service'), reference: 'carrierServices' },
  { key: 'ordered', type: 'times', field: 'createdAt', label: t('field.orderedAt') },
  {
    key: 'day',
    label: t('field.day'),
    single: true,
    more: true,
    options: [{ value: 'today', label: t('order.today') }],
    search: () => ({ GE_createdAt: startOfBusinessDay(now) }),
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
];
