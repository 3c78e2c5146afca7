import { Labels } from '@oms/shell/react';
import type { ReactNode } from 'react';
import { FactPanel } from '../records/FactPanel';
import { ORDER } from '../records/kinds';
import type { Course } from '../records/progress';
import { RecordLines } from '../records/RecordLines';
import { RecordPage } from '../records/RecordPage';
import { commonTabs, photoTab } from '../records/record-tabs';
import { linesOf, textOf, type Wire } from '../records/use-record';
import { amountOf, copiedOf, countOf, dayOf, Rush, StatusOf, timeOf, yesOrNo } from '../records/values';
import { codeText, useTexts } from '../texts';

/** The last step is the carrier's: no state of the order says it, its tracking does. */
const COURSE: Course = {
  path: ['REVIEW', 'ALLOCATE', 'PICKING', 'DISPATCH', 'DONE', 'DELIVERED'],
  ends: ['CANCELLED'],
  stateOf: (order) => (textOf(order, 'deliveredAt') === '' ? textOf(order, 'status') : 'DELIVERED'),
};

/** One order, over the whole width: its route closes the side menu. */
export function OrderPage() {
  const t = useTexts();
  return (
    <RecordPage
      kind={ORDER}
      course={COURSE}
      note={(order) => (
        <>
          <StatusOf t={t} kind="order" code={textOf(order, 'status')} /> <Rush t={t} record={order} />
          <Labels recordId={textOf(order, 'id')} labels={Array.isArray(order.labels) ? order.labels : []} />
        </>
      )}
      summary={(order) => [
        [t('field.amount'), amountOf(order)],
        [t('field.orderedAt'), timeOf(order, 'createdAt')],
        [t('field.shipBy'), timeOf(order, 'shipBy')],
        [t('field.service'), textOf(order, 'service')],
        [t('field.trackingNo'), copiedOf(order, 'trackingNo', t('record.copyTracking'))],
      ]}
      content={(order) => (
        <RecordLines
          lines={linesOf(order)}
          columns={[
            { title: t('field.quantity'), figure: (line) => countOf(line, 'quantity') },
            { title: t('field.unitPrice'), figure: (line) => amountOf(inCurrency(order, line), 'unitPrice') },
            { title: t('field.amount'), figure: (line) => amountOf(inCurrency(order, line)) },
          ]}
        />
      )}
      aside={(order) => <Details order={order} />}
      tabs={commonTabs(t, ORDER, [photoTab(t, 4, (one) => ({ deliverOrderNo: textOf(one, 'orderNo') }))])}
    />
  );
}

const inCurrency = (order: Wire, line: Wire): Wire => ({ ...line, currency: order.currency });

function Details({ order }: { order: Wire }) {
  const t = useTexts();
  const text = (field: string) => textOf(order, field);
  return (
    <>
      <FactPanel
        id="order-recipient"
        title={t('order.recipient')}
        facts={[
          [t('field.recipientName'), text('recipientName')],
          [t('field.address'), <Address key="address" order={order} />],
          [t('field.recipientPhone'), text('recipientPhone')],
          [t('field.recipientEmail'), text('recipientEmail')],
        ]}
      />
      <FactPanel
        id="order-delivery"
        title={t('order.delivery')}
        facts={[
          [t('field.warehouse'), text('warehouseCode')],
          [t('field.carrier'), text('carrier')],
          [t('field.deliver'), daysOf(order)],
          [t('field.signature'), yesOrNo(t, order, 'signature')],
          [t('field.insured'), yesOrNo(t, order, 'insured')],
          [t('field.declaredValue'), amountOf(order, 'declaredValue')],
        ]}
      />
      <FactPanel
        id="order-handling"
        title={t('order.handling')}
        facts={[
          [t('field.channel'), text('channel')],
          [t('field.priority'), codeText(t, 'order.priority', text('priority'))],
          [t('field.owner'), text('ownerName')],
          [t('field.updatedAt'), timeOf(order, 'updatedAt')],
          [t('field.remark'), text('remark')],
        ]}
      />
    </>
  );
}

/** As a parcel has it: the street, then the city, then the country. A city may name its state already. */
function Address({ order }: { order: Wire }) {
  const text = (field: string) => textOf(order, field);
  const isNamed = text('recipientCity').endsWith(`, ${text('recipientState')}`);
  const city = [text('recipientCity'), isNamed ? '' : text('recipientState'), text('recipientPostcode')];
  const lines = [text('recipientAddress'), city.filter(Boolean).join(', '), text('recipientCountry')];
  return <span className="record-address">{lines.filter(Boolean).join('\n') || '—'}</span>;
}

/** The days between which the buyer wants the parcel. */
function daysOf(order: Wire): ReactNode {
  const from = dayOf(order, 'deliverFrom');
  const to = dayOf(order, 'deliverTo');
  return from && to ? (
    <>
      {from} – {to}
    </>
  ) : (
    (from ?? to)
  );
}
