import { FactPanel } from '../records/FactPanel';
import { RETURN } from '../records/kinds';
import { RecordPage } from '../records/RecordPage';
import { commonTabs, photoTab } from '../records/record-tabs';
import { textOf } from '../records/use-record';
import { amountOf, StatusOf, timeOf } from '../records/values';
import { codeText, useTexts } from '../texts';

/** One return, with the photographs of what came back. */
export function ReturnPage() {
  const t = useTexts();
  return (
    <RecordPage
      kind={RETURN}
      note={(one) => <StatusOf t={t} kind="return" code={textOf(one, 'status')} />}
      tabs={[
        {
          id: 'details',
          label: t('record.details'),
          content: (one) => (
            <>
              <FactPanel
                id="return-goods"
                title={t('return.goods')}
                facts={[
                  [t('field.orderNo'), textOf(one, 'orderNo')],
                  [t('field.sku'), textOf(one, 'sku')],
                  [t('field.product'), textOf(one, 'title')],
                  [t('field.quantity'), textOf(one, 'quantity')],
                  [t('field.reason'), codeText(t, 'return.reason', textOf(one, 'reason'))],
                  [t('field.refund'), amountOf(one, 'refundAmount')],
                ]}
              />
              <FactPanel
                id="return-delivery"
                title={t('return.delivery')}
                facts={[
                  [t('field.warehouse'), textOf(one, 'warehouseCode')],
                  [t('field.carrier'), textOf(one, 'carrier')],
                  [t('field.trackingNo'), textOf(one, 'trackingNo')],
                  [t('field.createdAt'), timeOf(one, 'createdAt')],
                  [t('field.updatedAt'), timeOf(one, 'updatedAt')],
                  [t('field.remark'), textOf(one, 'remark')],
                ]}
              />
            </>
          ),
        },
        photoTab(t, 5, (one) => ({ saleReturnPlanNo: textOf(one, 'returnNo') })),
        ...commonTabs(t, RETURN),
      ]}
    />
  );
}
