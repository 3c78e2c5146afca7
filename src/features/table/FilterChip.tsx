import { useReference } from '../../react/use-reference';
import { Chip } from '../../ui/table/Chip';
import type { TableFilter } from './options';

export interface FilterChipProps {
  filter: TableFilter;
  values: readonly string[];
  onOpen(): void;
  onRemove(): void;
}

/** The chip of a filter that is set, with the words of its values. */
export function FilterChip(props: FilterChipProps) {
  const { reference } = props.filter;
  return reference === undefined ? (
    <Words {...props} options={props.filter.options ?? []} />
  ) : (
    <ReferenceChip {...props} reference={reference} />
  );
}

function ReferenceChip({
  reference,
  ...props
}: FilterChipProps & { reference: NonNullable<TableFilter['reference']> }) {
  return <Words {...props} options={useReference(reference, props.filter.params).options} />;
}

function Words({
  filter,
  values,
  options,
  ...on
}: FilterChipProps & { options: readonly { value: string; label: string }[] }) {
  const words = values.map((value) => options.find((option) => option.value === value)?.label ?? value);
  return <Chip label={filter.label} values={words} {...on} />;
}
