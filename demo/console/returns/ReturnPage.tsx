import { FactPanel } from '../records/FactPanel';
import { RETURN } from '../records/kinds';
import { OrderLink } from '../records/OrderLink';
import type { Course } from '../records/progress';
import { RecordLines } from '../records/RecordLines';
import { RecordPage } from '../records/RecordPage';
import { commonTabs, photoTab } from '../records/record-tabs';
import { textOf } from '../records/use-record';
import { amountOf, copiedOf, countOf, StatusOf, timeOf } from '../records/values';
import { codeText, useTexts } from '../texts';

const COURSE: Course = {
  path: ['PLANNED', 'RECEIVED', 'INSPECTING', 'RESTOCKED'],
  ends: ['DISPOSED', 'CANCELLED'],
};

/** One return, with the photographs of what came back. */
export function ReturnPage() {
  const t = useTexts();
  return (
    <RecordPage
      kind={RETURN}
      course={COURSE}
      note={(one) => <StatusOf t={t} kind="return" code={textOf(one, 'status')} />}
      summary={(one) => [
        [t('field.refund'), amountOf(one, 'refundAmount')],
        [t('field.reason'), codeText(t, 'return.reason', textOf(one, 'reason'))],
        [t('field.createdAt'), timeOf(one, 'createdAt')],
        [t('field.trackingNo'), copiedOf(one, 'trackingNo', t('record.copyTracking'))],
      ]}
      content={(one) => (
        <RecordLines
          lines={[one]}
          columns={[
            { title: t('field.quantity'), figure: (line) => countOf(line, 'quantity') },
            { title: t('field.refund'), figure: (line) => amountOf(line, 'refundAmount') },
          ]}
        />
      )}
      aside={(one) => (
        <FactPanel
          id="return-delivery"
          title={t('return.delivery')}
          facts={[
            [t('field.orderNo'), <OrderLink key="order" record={one} />],
            [t('field.recipientName'), textOf(one, 'recipientName')],
            [t('field.channel'), textOf(one, 'channel')],
            [t('field.warehouse'), textOf(one, 'warehouseCode')],
            [t('field.carrier'), textOf(one, 'carrier')],
            [t('field.updatedAt'), timeOf(one, 'updatedAt')],
            [t('field.remark'), textOf(one, 'remark')],
          ]}
        />
      )}
      tabs={commonTabs(t, RETURN, [photoTab(t, 5, (one) => ({ saleReturnPlanNo: textOf(one, 'returnNo') }))])}
    />
  );
}
