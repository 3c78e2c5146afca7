import { FactPanel } from '../records/FactPanel';
import { OUTBOUND } from '../records/kinds';
import { RecordPage } from '../records/RecordPage';
import { commonTabs } from '../records/record-tabs';
import { textOf } from '../records/use-record';
import { StatusOf, timeOf, withUnit } from '../records/values';
import { useTexts } from '../texts';

/** One outbound order. */
export function OutboundPage() {
  const t = useTexts();
  return (
    <RecordPage
      kind={OUTBOUND}
      note={(one) => <StatusOf t={t} kind="outbound" code={textOf(one, 'status')} />}
      tabs={[
        {
          id: 'details',
          label: t('record.details'),
          content: (one) => (
            <>
              <FactPanel
                id="outbound-goods"
                title={t('outbound.goods')}
                facts={[
                  [t('field.orderNo'), textOf(one, 'orderNo')],
                  [t('field.sku'), textOf(one, 'sku')],
                  [t('field.product'), textOf(one, 'title')],
                  [t('field.quantity'), textOf(one, 'quantity')],
                  [t('field.wave'), textOf(one, 'waveNo')],
                  [t('field.weight'), withUnit(one, 'weightG', 'g')],
                ]}
              />
              <FactPanel
                id="outbound-delivery"
                title={t('outbound.delivery')}
                facts={[
                  [t('field.warehouse'), textOf(one, 'warehouseCode')],
                  [t('field.carrier'), textOf(one, 'carrier')],
                  [t('field.service'), textOf(one, 'service')],
                  [t('field.trackingNo'), textOf(one, 'trackingNo')],
                  [t('field.createdAt'), timeOf(one, 'createdAt')],
                  [t('field.shippedAt'), timeOf(one, 'shippedAt')],
                  [t('field.remark'), textOf(one, 'remark')],
                ]}
              />
            </>
          ),
        },
        ...commonTabs(t, OUTBOUND),
      ]}
    />
  );
}
