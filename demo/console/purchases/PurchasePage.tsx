import { FactPanel } from '../records/FactPanel';
import { PURCHASE } from '../records/kinds';
import { RecordPage } from '../records/RecordPage';
import { commonTabs } from '../records/record-tabs';
import { textOf } from '../records/use-record';
import { amountOf, StatusOf, timeOf } from '../records/values';
import { useTexts } from '../texts';
import { PurchaseLines } from './PurchaseLines';

/** One purchase order. */
export function PurchasePage() {
  const t = useTexts();
  return (
    <RecordPage
      kind={PURCHASE}
      note={(one) => <StatusOf t={t} kind="purchase" code={textOf(one, 'status')} />}
      tabs={[
        {
          id: 'details',
          label: t('record.details'),
          content: (one) => (
            <>
              <FactPanel
                id="purchase-goods"
                title={t('purchase.goods')}
                facts={[
                  [t('field.title'), textOf(one, 'title')],
                  [t('field.quantity'), textOf(one, 'quantity')],
                  [t('field.received'), textOf(one, 'received')],
                  [t('field.amount'), amountOf(one)],
                ]}
              />
              <PurchaseLines order={one} />
              <FactPanel
                id="purchase-delivery"
                title={t('purchase.delivery')}
                facts={[
                  [t('field.supplier'), textOf(one, 'supplier')],
                  [t('field.warehouse'), textOf(one, 'warehouseCode')],
                  [t('field.expectedAt'), textOf(one, 'expectedAt')],
                  [t('field.owner'), textOf(one, 'ownerName')],
                  [t('field.createdAt'), timeOf(one, 'createdAt')],
                  [t('field.updatedAt'), timeOf(one, 'updatedAt')],
                  [t('field.remark'), textOf(one, 'remark')],
                ]}
              />
            </>
          ),
        },
        ...commonTabs(t, PURCHASE),
      ]}
    />
  );
}
