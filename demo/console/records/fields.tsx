import {
  Controlled,
  type ControlledProps,
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  MultiSelect,
  ProductSelect,
  type ReferenceName,
  Select,
  type SelectOption,
  UserSelect,
  useReference,
} from '@oms/shell/react';
import { useMemo } from 'react';

interface Named {
  name: string;
  label: string;
}

/** One of a reference list. */
export function ReferenceField({ name, label, reference }: Named & { reference: ReferenceName }) {
  return (
    <Controlled name={name} label={label}>
      {(control) => <Select {...control} reference={reference} size="m" />}
    </Controlled>
  );
}

/** A time zone, by its code such as `Asia/Shanghai`. */
export function TimeZoneField({ name, label }: Named) {
  const { options, loading } = useReference('timeZones');
  const zones = useMemo(
    () => options.map((zone) => ({ value: zone.code ?? zone.value, code: zone.code, label: zone.label })),
    [options],
  );
  return (
    <Controlled name={name} label={label}>
      {(control) => <Select {...control} options={zones} disabled={loading} size="m" />}
    </Controlled>
  );
}

/** Several of a reference list. */
export function ReferencesField({
  name,
  label,
  reference,
  help,
}: Named & { reference: ReferenceName; help?: string }) {
  return (
    <Controlled name={name} label={label} help={help}>
      {(control) => <MultiSelect {...control} reference={reference} size="m" />}
    </Controlled>
  );
}

/** One of a few codes. */
export function CodeField({ name, label, options }: Named & { options: readonly SelectOption[] }) {
  return (
    <Controlled name={name} label={label}>
      {(control) => <Select {...control} options={options} clearable={false} size="m" />}
    </Controlled>
  );
}

/** A product, by its SKU. */
export function ProductField({ name, label }: Named) {
  return (
    <Controlled name={name} label={label}>
      {(control) => <ProductSelect {...control} size="m" />}
    </Controlled>
  );
}

/** A user, by id. */
export function UserField({ name, label }: Named) {
  return (
    <Controlled name={name} label={label}>
      {(control: ControlledProps<string | null>) => <UserSelect {...control} size="m" />}
    </Controlled>
  );
}

/** A day, as `2026-11-23`. */
export function DateField({ name, label }: Named) {
  return (
    <Controlled name={name} label={label}>
      {(control) => <DatePicker {...control} value={control.value || null} size="m" />}
    </Controlled>
  );
}

/** A moment, as `2026-11-23 10:41:00` in the reader's time zone. */
export function MomentField({ name, label }: Named) {
  return (
    <Controlled name={name} label={label}>
      {(control) => <DateTimePicker {...control} value={control.value || null} size="m" />}
    </Controlled>
  );
}

/** From a day to a day. */
export function DaysField({ name, label }: Named) {
  return (
    <Controlled name={name} label={label}>
      {(control) => <DateRangePicker {...control} size="m" />}
    </Controlled>
  );
}
