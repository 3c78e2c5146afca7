import { Checkbox, fields, NumberField, optional, rules, TextArea, TextField } from '@oms/shell/react';
import { useSearchParams } from 'react-router';
import { CodeField, ReferenceField } from '../records/fields';
import { PRODUCT } from '../records/kinds';
import { FormPart, RecordFormPage } from '../records/RecordFormPage';
import { textOf, type Wire } from '../records/use-record';
import { useTexts } from '../texts';

const side = () => optional(rules.number({ min: 1, max: 3000, whole: true }));
const schema = fields({
  erpSku: rules.text(64),
  name: rules.text(200),
  nameEn: rules.text(200),
  productLineId: optional(rules.text()),
  price: rules.number({ min: 0.01, max: 99_999.99 }),
  currency: rules.text(),
  weightG: rules.number({ min: 1, max: 70_000, whole: true }),
  lengthMm: side(),
  widthMm: side(),
  heightMm: side(),
  declaredValue: optional(rules.number({ min: 0, max: 99_999.99 })),
  hsCode: optional(rules.text(40)),
  originCountry: optional(rules.text()),
  battery: rules.flag(),
  remark: optional(rules.text(500)),
});

const CURRENCIES = ['USD', 'CNY', 'EUR', 'GBP', 'JPY'];

const valuesOf = (product: Wire) => ({
  ...Object.fromEntries(Object.keys(schema.entries).map((name) => [name, textOf(product, name)])),
  currency: textOf(product, 'currency') || 'USD',
  battery: product.battery === 1,
});

/** A product, made or changed. Its SKU is given once. */
export function ProductFormPage() {
  const t = useTexts();
  const [address] = useSearchParams();
  const existing = address.has('id');
  return (
    <RecordFormPage kind={PRODUCT} schema={schema} valuesOf={valuesOf}>
      <FormPart id="product-basics" title={t('product.basics')}>
        <TextField
          name="erpSku"
          label={t('field.sku')}
          readOnly={existing}
          autoComplete="off"
          spellCheck={false}
        />
        <ReferenceField name="productLineId" label={t('field.productLine')} reference="productLines" />
        <TextField name="name" label={t('field.name')} autoComplete="off" />
        <TextField name="nameEn" label={t('field.nameEn')} autoComplete="off" />
        <NumberField name="price" label={t('field.price')} />
        <CodeField
          name="currency"
          label={t('field.currency')}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
      </FormPart>
      <FormPart id="product-measures" title={t('product.measures')}>
        <NumberField name="weightG" label={t('field.weightG')} />
        <NumberField name="lengthMm" label={`${t('field.length')} (mm)`} />
        <NumberField name="widthMm" label={`${t('field.width')} (mm)`} />
        <NumberField name="heightMm" label={`${t('field.height')} (mm)`} />
        <Checkbox name="battery" label={t('field.battery')} />
      </FormPart>
      <FormPart id="product-customs" title={t('product.customs')}>
        <NumberField name="declaredValue" label={t('field.declaredValue')} />
        <TextField name="hsCode" label={t('field.hsCode')} inputMode="numeric" autoComplete="off" />
        <ReferenceField name="originCountry" label={t('field.originCountry')} reference="countries" />
        <TextArea name="remark" label={t('field.remark')} limit={500} />
      </FormPart>
    </RecordFormPage>
  );
}
