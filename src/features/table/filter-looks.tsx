import type { ComponentType } from 'react';
import type { FilterType } from '../../domain/table/filter-types';
import { useT } from '../../react/use-text';
import { RangePicker } from '../../ui/pickers/RangePicker';
import { FilterOptions } from './FilterOptions';
import { FilterText } from './FilterText';
import type { FilterFieldProps, TableFilter } from './options';

interface FilterLook {
  readonly Field: ComponentType<FilterFieldProps>;
  readonly className: string;
  /** The user chooses among options: a chip names those that are set, and the service may count the rows of each. */
  readonly hasOptions?: true;
  /** Never behind "More filters". */
  readonly always?: true;
}

/** What each type of filter looks like; what it means is in `domain/table/filter-types.ts`. */
const LOOKS: Readonly<Record<FilterType, FilterLook>> = {
  text: { Field: FilterText, className: 'oms-table-search', always: true },
  options: { Field: FilterOptions, className: 'oms-table-field', hasOptions: true },
  dates: { Field: FilterDays, className: 'oms-table-days' },
  times: { Field: FilterDays, className: 'oms-table-days' },
};

export const lookOf = ({ type = 'options' }: TableFilter): FilterLook => LOOKS[type];

function FilterDays({ id, filter, values, onChange, labelled = false }: FilterFieldProps) {
  const t = useT();
  const [from, to] = values;
  return (
    <RangePicker
      id={`${id}-${filter.key}`}
      label={filter.label}
      placeholder={labelled ? t('select.choose') : filter.label}
      value={from === undefined ? null : [from, to ?? from]}
      onChange={(range) => onChange(range ?? [])}
    />
  );
}
