import { fields, Lines, optional, rules, TextArea, TextField } from '@oms/shell/react';
import { CodeField, DateField, ReferenceField, UserField } from '../records/fields';
import { PURCHASE } from '../records/kinds';
import { FormPart, RecordFormPage } from '../records/RecordFormPage';
import { linesOf, textOf, type Wire } from '../records/use-record';
import { useTexts } from '../texts';

const schema = fields({
  lines: rules.lines({
    sku: rules.text(64),
    quantity: rules.number({ min: 1, max: 1_000_000, whole: true }),
    unitPrice: rules.number({ min: 0.01, max: 99_999.99 }),
  }),
  supplier: rules.text(100),
  currency: rules.text(),
  warehouseCode: rules.text(),
  expectedAt: rules.text(10),
  ownerId: optional(rules.text()),
  remark: optional(rules.text(500)),
});

const CURRENCIES = ['USD', 'CNY', 'EUR', 'GBP', 'JPY'];

/** Lines that the service takes. */
const MOST_LINES = 200;

const EMPTY = [{}];
const lineOf = (line: Wire) => ({
  sku: textOf(line, 'sku'),
  quantity: textOf(line, 'quantity'),
  unitPrice: textOf(line, 'unitPrice'),
});

const valuesOf = (purchase: Wire) => ({
  ...Object.fromEntries(Object.keys(schema.entries).map((name) => [name, textOf(purchase, name)])),
  expectedAt: textOf(purchase, 'expectedAt').slice(0, 10),
  currency: textOf(purchase, 'currency') || 'USD',
  lines: (textOf(purchase, 'id') === '' ? EMPTY : linesOf(purchase)).map(lineOf),
});

/** A purchase order, made or changed. */
export function PurchaseFormPage() {
  const t = useTexts();
  return (
    <RecordFormPage kind={PURCHASE} schema={schema} valuesOf={valuesOf}>
      <FormPart id="purchase-goods" title={t('purchase.goods')}>
        <TextField name="supplier" label={t('field.supplier')} autoComplete="off" />
        <CodeField
          name="currency"
          label={t('field.currency')}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
        <Lines
          name="lines"
          label={t('purchase.lines')}
          limit={MOST_LINES}
          columns={[
            { name: 'sku', label: t('field.sku'), maxLength: 64 },
            { name: 'quantity', label: t('field.quantity'), inputMode: 'numeric' },
            { name: 'unitPrice', label: t('field.unitPrice'), inputMode: 'decimal' },
          ]}
        />
      </FormPart>
      <FormPart id="purchase-delivery" title={t('purchase.delivery')}>
        <ReferenceField name="warehouseCode" label={t('field.warehouse')} reference="warehouseCodes" />
        <DateField name="expectedAt" label={t('field.expectedAt')} />
        <UserField name="ownerId" label={t('field.owner')} />
        <TextArea name="remark" label={t('field.remark')} limit={500} />
      </FormPart>
    </RecordFormPage>
  );
}
