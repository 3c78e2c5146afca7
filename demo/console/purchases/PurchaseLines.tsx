import { Panel } from '@oms/shell/react';
import { linesOf, textOf, type Wire } from '../records/use-record';
import { amountOf } from '../records/values';
import { useTexts } from '../texts';

/** The products of a purchase order, as many as it has. */
export function PurchaseLines({ order }: { order: Wire }) {
  const t = useTexts();
  const price = (line: Wire, field: string) =>
    amountOf({ ...line, currency: textOf(order, 'currency') }, field);
  return (
    <Panel id="purchase-lines" title={t('purchase.lines')} padded>
      <table className="record-lines">
        <thead>
          <tr>
            <th scope="col">{t('field.sku')}</th>
            <th scope="col">{t('field.product')}</th>
            <th scope="col">{t('field.quantity')}</th>
            <th scope="col">{t('field.unitPrice')}</th>
            <th scope="col">{t('field.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(order).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and one product may stand in two
            <tr key={at}>
              <td>{textOf(line, 'sku')}</td>
              <td>{textOf(line, 'title')}</td>
              <td>{textOf(line, 'quantity')}</td>
              <td>{price(line, 'unitPrice')}</td>
              <td>{price(line, 'amount')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
