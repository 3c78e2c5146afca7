import { FactPanel } from '../records/FactPanel';
import { OUTBOUND } from '../records/kinds';
import { OrderLink } from '../records/OrderLink';
import type { Course } from '../records/progress';
import { RecordLines } from '../records/RecordLines';
import { RecordPage } from '../records/RecordPage';
import { commonTabs } from '../records/record-tabs';
import { textOf } from '../records/use-record';
import { copiedOf, countOf, StatusOf, timeOf, withUnit } from '../records/values';
import { useTexts } from '../texts';

const COURSE: Course = { path: ['WAITING', 'PICKING', 'PACKED', 'SHIPPED'], ends: ['CANCELLED'] };

/** One outbound order. */
export function OutboundPage() {
  const t = useTexts();
  return (
    <RecordPage
      kind={OUTBOUND}
      course={COURSE}
      note={(one) => <StatusOf t={t} kind="outbound" code={textOf(one, 'status')} />}
      summary={(one) => [
        [t('field.weight'), withUnit(one, 'weightG', 'g')],
        [t('field.orderNo'), <OrderLink key="order" record={one} />],
        [t('field.createdAt'), timeOf(one, 'createdAt')],
        [t('field.shippedAt'), timeOf(one, 'shippedAt')],
        [t('field.trackingNo'), copiedOf(one, 'trackingNo', t('record.copyTracking'))],
      ]}
      content={(one) => (
        <RecordLines
          lines={[one]}
          columns={[{ title: t('field.quantity'), figure: (line) => countOf(line, 'quantity') }]}
        />
      )}
      aside={(one) => (
        <FactPanel
          id="outbound-delivery"
          title={t('outbound.delivery')}
          facts={[
            [t('field.warehouse'), textOf(one, 'warehouseCode')],
            [t('field.wave'), textOf(one, 'waveNo')],
            [t('field.carrier'), textOf(one, 'carrier')],
            [t('field.service'), textOf(one, 'service')],
            [t('field.updatedAt'), timeOf(one, 'updatedAt')],
            [t('field.remark'), textOf(one, 'remark')],
          ]}
        />
      )}
      tabs={commonTabs(t, OUTBOUND)}
    />
  );
}
