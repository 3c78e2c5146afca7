import {
  Controlled,
  type ControlledProps,
  ProductSelect,
  type ReferenceName,
  Select,
  type SelectOption,
  UserSelect,
} from '@oms/shell/react';

interface Named {
  name: string;
  label: string;
}

/** One of a reference list. */
export function ReferenceField({ name, label, reference }: Named & { reference: ReferenceName }) {
  return (
    <Controlled name={name} label={label}>
      {(control) => <Select {...control} listLabel={label} reference={reference} size="m" />}
    </Controlled>
  );
}

/** One of a few codes. */
export function CodeField({ name, label, options }: Named & { options: readonly SelectOption[] }) {
  return (
    <Controlled name={name} label={label}>
      {(control) => <Select {...control} listLabel={label} options={options} clearable={false} size="m" />}
    </Controlled>
  );
}

/** A product, by its SKU. */
export function ProductField({ name, label }: Named) {
  return (
    <Controlled name={name} label={label}>
      {(control) => <ProductSelect {...control} listLabel={label} size="m" />}
    </Controlled>
  );
}

/** A user, by id. */
export function UserField({ name, label }: Named) {
  return (
    <Controlled name={name} label={label}>
      {(control: ControlledProps<string | null>) => <UserSelect {...control} listLabel={label} size="m" />}
    </Controlled>
  );
}
