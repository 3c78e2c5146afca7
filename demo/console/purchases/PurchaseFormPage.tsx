import { fields, NumberField, optional, rules, TextArea, TextField } from '@oms/shell/react';
import { CodeField, DateField, ProductField, ReferenceField, UserField } from '../records/fields';
import { PURCHASE } from '../records/kinds';
import { FormPart, RecordFormPage } from '../records/RecordFormPage';
import { textOf, type Wire } from '../records/use-record';
import { useTexts } from '../texts';

const schema = fields({
  sku: rules.text(),
  quantity: rules.number({ min: 1, max: 1_000_000, whole: true }),
  supplier: rules.text(100),
  unitPrice: rules.number({ min: 0.01, max: 99_999.99 }),
  currency: rules.text(),
  warehouseCode: rules.text(),
  expectedAt: rules.text(10),
  ownerId: optional(rules.text()),
  remark: optional(rules.text(500)),
});

const CURRENCIES = ['USD', 'CNY', 'EUR', 'GBP', 'JPY'];

const valuesOf = (purchase: Wire) => ({
  ...Object.fromEntries(Object.keys(schema.entries).map((name) => [name, textOf(purchase, name)])),
  expectedAt: textOf(purchase, 'expectedAt').slice(0, 10),
  currency: textOf(purchase, 'currency') || 'USD',
});

/** A purchase order, made or changed. */
export function PurchaseFormPage() {
  const t = useTexts();
  return (
    <RecordFormPage kind={PURCHASE} schema={schema} valuesOf={valuesOf}>
      <FormPart id="purchase-goods" title={t('purchase.goods')}>
        <ProductField name="sku" label={t('field.product')} />
        <NumberField name="quantity" label={t('field.quantity')} />
        <TextField name="supplier" label={t('field.supplier')} autoComplete="off" />
        <NumberField name="unitPrice" label={t('field.unitPrice')} />
        <CodeField
          name="currency"
          label={t('field.currency')}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
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
