import { useEffect } from 'react';
import { useReference } from '../../react/use-reference';
import { Chip } from '../../ui/table/Chip';
import type { TableFilter } from './options';

export interface FilterChipProps {
  filter: TableFilter;
  values: readonly string[];
  onOpen(): void;
  onRemove(): void;
  /** Some of the values are none of the filter's. */
  onUnknown(known: readonly string[]): void;
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
  const { options, cut, loading, error, find } = useReference(reference, props.filter.params);
  const known = props.values.filter((value) => find(value) !== undefined);
  // A list that goes on may have the others.
  const isWhole = !loading && error === null && !cut;
  const unknown = isWhole && known.length < props.values.length;
  useEffect(() => {
    if (unknown) props.onUnknown(known);
  });
  return <Words {...props} options={options} />;
}

function Words({
  filter,
  values,
  options,
  onUnknown: _,
  ...on
}: FilterChipProps & { options: readonly { value: string; label: string }[] }) {
  const words = values.map((value) => options.find((option) => option.value === value)?.label ?? value);
  return <Chip label={filter.label} values={words} {...on} />;
}
