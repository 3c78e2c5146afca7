import {
  Checkbox,
  fields,
  NumberField,
  optional,
  type ReferenceName,
  rules,
  TextArea,
  TextField,
} from '@oms/shell/react';
import { useMemo } from 'react';
import { type TextKey, type Translate, useTexts } from '../texts';
import { ReferenceField, ReferencesField, TimeZoneField } from './fields';
import type { RecordKind } from './kinds';
import { FormPart, RecordFormPage } from './RecordFormPage';
import { textOf, type Wire } from './use-record';

/** A field of a form, by its name in the record. */
export interface FieldDefinition {
  readonly name: string;
  readonly label: TextKey;
  readonly help?: TextKey;
  readonly control: 'text' | 'code' | 'area' | 'number' | 'flag' | 'zone' | 'reference' | 'references';
  readonly reference?: ReferenceName;
  readonly rule: Parameters<typeof fields>[0][string];
}

export interface FieldPart {
  readonly id: string;
  readonly title: TextKey;
  readonly fields: readonly FieldDefinition[];
}

export const field = (
  name: string,
  label: TextKey,
  control: FieldDefinition['control'],
  rule: FieldDefinition['rule'],
  more?: Pick<FieldDefinition, 'help' | 'reference'>,
): FieldDefinition => ({ name, label, control, rule, ...more });

/** What every form ends with. */
export const remarkField = field('remark', 'field.remark', 'area', optional(rules.text(500)));

/** The form of a kind whose fields do not depend on each other. */
export function FieldsFormPage({ kind, parts }: { kind: RecordKind; parts: readonly FieldPart[] }) {
  const t = useTexts();
  const all = useMemo(() => parts.flatMap((part) => part.fields), [parts]);
  const schema = useMemo(() => fields(Object.fromEntries(all.map(({ name, rule }) => [name, rule]))), [all]);
  return (
    <RecordFormPage
      kind={kind}
      schema={schema}
      valuesOf={(record) => Object.fromEntries(all.map((one) => [one.name, valueIn(one, record)]))}
    >
      {parts.map((part) => (
        <FormPart key={part.id} id={part.id} title={t(part.title)}>
          {part.fields.map((one) => (
            <Field key={one.name} t={t} one={one} />
          ))}
        </FormPart>
      ))}
    </RecordFormPage>
  );
}

/** What a field begins with. */
export function valueIn({ name, control }: FieldDefinition, record: Wire): unknown {
  if (control === 'flag') return record[name] === 1;
  return control === 'references' ? (record[name] ?? []) : textOf(record, name);
}

function Field({ t, one }: { t: Translate; one: FieldDefinition }) {
  const { name, label, help, control, reference = 'countries' } = one;
  const named = { name, label: t(label) };
  const helped = { ...named, ...(help && { help: t(help) }) };
  switch (control) {
    case 'code':
      return <TextField {...helped} autoComplete="off" spellCheck={false} />;
    case 'area':
      return <TextArea {...named} limit={500} />;
    case 'number':
      return <NumberField {...helped} />;
    case 'flag':
      return <Checkbox {...named} />;
    case 'zone':
      return <TimeZoneField {...named} />;
    case 'reference':
      return <ReferenceField {...named} reference={reference} />;
    case 'references':
      return <ReferencesField {...helped} reference={reference} />;
    default:
      return <TextField {...helped} autoComplete="off" />;
  }
}
