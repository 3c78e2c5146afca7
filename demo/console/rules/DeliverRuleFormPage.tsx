import { fields, NumberField, optional, rules, TextArea, TextField } from '@oms/shell/react';
import { ReferenceField, ReferencesField } from '../records/fields';
import { DELIVER_RULE } from '../records/kinds';
import { FormPart, RecordFormPage } from '../records/RecordFormPage';
import { textOf, type Wire } from '../records/use-record';
import { useTexts } from '../texts';

const weight = () => optional(rules.number({ min: 0, max: 70_000, whole: true }));
const schema = fields({
  name: rules.text(60),
  warehouseCode: rules.text(),
  priority: optional(rules.number({ min: 1, max: 10_000, whole: true })),
  countries: optional(rules.choices()),
  carriers: optional(rules.choices()),
  weightFrom: weight(),
  weightTo: weight(),
  remark: optional(rules.text(500)),
});

const LISTS = ['countries', 'carriers'];

const valuesOf = (rule: Wire) =>
  Object.fromEntries(
    Object.keys(schema.entries).map((name) => [
      name,
      LISTS.includes(name) ? (rule[name] ?? []) : textOf(rule, name),
    ]),
  );

/** A rule by which orders get their warehouse. */
export function DeliverRuleFormPage() {
  const t = useTexts();
  return (
    <RecordFormPage kind={DELIVER_RULE} schema={schema} valuesOf={valuesOf}>
      <FormPart id="rule-result" title={t('deliverRule.one')}>
        <TextField name="name" label={t('deliverRule.name')} autoComplete="off" />
        <ReferenceField name="warehouseCode" label={t('field.warehouse')} reference="warehouseCodes" />
        <NumberField name="priority" label={t('field.place')} help={t('deliverRule.placeHelp')} />
      </FormPart>
      <FormPart id="rule-conditions" title={t('deliverRule.conditions')}>
        <ReferencesField
          name="countries"
          label={t('field.countries')}
          reference="countries"
          help={t('deliverRule.noneIsAll')}
        />
        <ReferencesField
          name="carriers"
          label={t('field.carriers')}
          reference="carriers"
          help={t('deliverRule.noneIsAll')}
        />
        <NumberField name="weightFrom" label={t('deliverRule.weightFrom')} />
        <NumberField name="weightTo" label={t('deliverRule.weightTo')} />
        <TextArea name="remark" label={t('field.remark')} limit={500} />
      </FormPart>
    </RecordFormPage>
  );
}
