import { fields, optional, rules, TextArea, TextField } from '@oms/shell/react';
import { PRODUCT_LINE } from '../records/kinds';
import { FormPart, RecordFormPage } from '../records/RecordFormPage';
import { textOf, type Wire } from '../records/use-record';
import { useTexts } from '../texts';

const schema = fields({
  flag: rules.text(10),
  name: rules.text(60),
  description: optional(rules.text(200)),
  remark: optional(rules.text(500)),
});

const valuesOf = (line: Wire) =>
  Object.fromEntries(Object.keys(schema.entries).map((name) => [name, textOf(line, name)]));

/** A product line. */
export function ProductLineFormPage() {
  const t = useTexts();
  return (
    <RecordFormPage kind={PRODUCT_LINE} schema={schema} valuesOf={valuesOf}>
      <FormPart id="product-line" title={t('product.basics')}>
        <TextField
          name="flag"
          label={t('productLine.flag')}
          help={t('productLine.flagHelp')}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField name="name" label={t('productLine.name')} autoComplete="off" />
        <TextField name="description" label={t('field.description')} autoComplete="off" />
        <TextArea name="remark" label={t('field.remark')} limit={500} />
      </FormPart>
    </RecordFormPage>
  );
}
