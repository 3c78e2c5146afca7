import { FactPanel } from '../records/FactPanel';
import { PURCHASE } from '../records/kinds';
import type { Course } from '../records/progress';
import { RecordLines } from '../records/RecordLines';
import { RecordPage } from '../records/RecordPage';
import { commonTabs } from '../records/record-tabs';
import { linesOf, textOf, type Wire } from '../records/use-record';
import { amountOf, countOf, dayOf, StatusOf, timeOf } from '../records/values';
import { useTexts } from '../texts';

const COURSE: Course = { path: ['DRAFT', 'TRANSIT', 'RECEIVING', 'DONE'], ends: ['CANCELLED'] };

/** One purchase order. */
export function PurchasePage() {
  const t = useTexts();
  return (
    <RecordPage
      kind={PURCHASE}
      course={COURSE}
      note={(order) => <StatusOf t={t} kind="purchase" code={textOf(order, 'status')} />}
      summary={(order) => [
        [t('field.amount'), amountOf(order)],
        [t('field.expectedAt'), dayOf(order, 'expectedAt')],
        [t('field.received'), <Received key="received" order={order} />],
        [t('field.supplier'), textOf(order, 'supplier')],
      ]}
      content={(order) => <PurchaseLines order={order} />}
      aside={(order) => (
        <FactPanel
          id="purchase-delivery"
          title={t('purchase.delivery')}
          facts={[
            [t('field.title'), textOf(order, 'title')],
            [t('field.warehouse'), textOf(order, 'warehouseCode')],
            [t('field.owner'), textOf(order, 'ownerName')],
            [t('field.createdAt'), timeOf(order, 'createdAt')],
            [t('field.updatedAt'), timeOf(order, 'updatedAt')],
            [t('field.remark'), textOf(order, 'remark')],
          ]}
        />
      )}
      tabs={commonTabs(t, PURCHASE)}
    />
  );
}

/** `960 / 1,600`: of the pieces that were ordered. */
function Received({ order }: { order: Wire }) {
  return (
    <>
      {countOf(order, 'received')} / {countOf(order, 'quantity')}
    </>
  );
}

/** The products of the order, as many as it has. */
function PurchaseLines({ order }: { order: Wire }) {
  const t = useTexts();
  const price = (line: Wire, field: string) => amountOf({ ...line, currency: order.currency }, field);
  return (
    <RecordLines
      lines={linesOf(order)}
      columns={[
        {
          title: t('field.quantity'),
          figure: (line) => countOf(line, 'quantity'),
          total: countOf(order, 'quantity'),
        },
        { title: t('field.unitPrice'), figure: (line) => price(line, 'unitPrice') },
        { title: t('field.amount'), figure: (line) => price(line, 'amount'), total: amountOf(order) },
      ]}
    />
  );
}
