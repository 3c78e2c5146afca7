import { Labels, Link, Panel } from '@oms/shell/react';
import { useHref } from 'react-router';
import { FactPanel } from '../records/FactPanel';
import { ORDER, PRODUCT } from '../records/kinds';
import { RecordPage } from '../records/RecordPage';
import { commonTabs, photoTab } from '../records/record-tabs';
import { textOf, type Wire } from '../records/use-record';
import { amountOf, Rush, StatusOf, timeOf, yesOrNo } from '../records/values';
import { codeText, useTexts } from '../texts';

/** One order, over the whole width: its route closes the side menu. */
export function OrderPage() {
  const t = useTexts();
  return (
    <RecordPage
      kind={ORDER}
      note={(order) => (
        <>
          <StatusOf t={t} kind="order" code={textOf(order, 'status')} /> <Rush t={t} record={order} />
        </>
      )}
      tabs={[
        { id: 'details', label: t('record.details'), content: (order) => <Details order={order} /> },
        photoTab(t, 4, (order) => ({ deliverOrderNo: textOf(order, 'orderNo') })),
        ...commonTabs(t, ORDER),
      ]}
    />
  );
}

function Details({ order }: { order: Wire }) {
  const t = useTexts();
  const products = useHref(PRODUCT.list);
  const sku = textOf(order, 'sku');
  const text = (field: string) => textOf(order, field);
  return (
    <>
      <Panel id="order-labels" title={t('order.labels')} padded>
        <Labels recordId={textOf(order, 'id')} labels={Array.isArray(order.labels) ? order.labels : []} />
      </Panel>
      <FactPanel
        id="order-goods"
        title={t('order.goods')}
        facts={[
          [
            t('field.sku'),
            <Link key="sku" href={`${products}?text=${encodeURIComponent(sku)}`}>
              {sku}
            </Link>,
          ],
          [t('field.product'), text('title')],
          [t('field.quantity'), text('quantity')],
          [t('field.amount'), amountOf(order)],
          [t('field.channel'), text('channel')],
          [t('field.declaredValue'), amountOf(order, 'declaredValue')],
        ]}
      />
      <FactPanel
        id="order-delivery"
        title={t('order.delivery')}
        facts={[
          [t('field.recipientName'), text('recipientName')],
          [t('field.recipientPhone'), text('recipientPhone')],
          [t('field.recipientEmail'), text('recipientEmail')],
          [t('field.address'), addressOf(order)],
          [t('field.warehouse'), text('warehouseCode')],
          [t('field.service'), text('service')],
          [t('field.trackingNo'), text('trackingNo')],
          [t('field.signature'), yesOrNo(t, order, 'signature')],
          [t('field.insured'), yesOrNo(t, order, 'insured')],
        ]}
      />
      <FactPanel
        id="order-handling"
        title={t('order.handling')}
        facts={[
          [t('field.priority'), codeText(t, 'order.priority', text('priority'))],
          [t('field.owner'), text('ownerName')],
          [t('field.shipBy'), timeOf(order, 'shipBy')],
          [t('field.createdAt'), timeOf(order, 'createdAt')],
          [t('field.updatedAt'), timeOf(order, 'updatedAt')],
          [t('field.remark'), text('remark')],
        ]}
      />
    </>
  );
}

/** From the street to the country, as a parcel has it. A city may name its state already. */
function addressOf(order: Wire): string {
  const named = textOf(order, 'recipientCity').endsWith(`, ${textOf(order, 'recipientState')}`);
  const parts = [
    'recipientAddress',
    'recipientCity',
    ...(named ? [] : ['recipientState']),
    'recipientPostcode',
    'recipientCountry',
  ];
  return parts
    .map((field) => textOf(order, field))
    .filter(Boolean)
    .join(', ');
}
