import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { useLayoutEffect, useRef, useState } from 'react';
import { type FilterValues, takesTexts } from '../../domain/table/query';
import type { Counts, TableSource } from '../../domain/table/types';
import { useT } from '../../react/use-text';
import { Badge } from '../../ui/badge/Badge';
import { Button } from '../../ui/button/Button';
import { PlainButton } from '../../ui/button/PlainButton';
import { byData } from '../../ui/by-data';
import { PendingDialog } from '../../ui/dialog/PendingDialog';
import { SearchArea } from '../../ui/form/SearchArea';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { FilterChip } from './FilterChip';
import type { FilterSheetProps } from './FilterSheet';
import { lookOf } from './filter-looks';
import type { TableFilter } from './options';
import { useFilterSheet } from './use-filter-sheet';
import type { RowsView } from './use-rows';
import type { ValueListProps } from './ValueList';

const ValueList = lazyComponent<ValueListProps>(
  () => import('./ValueList'),
  ({ children }) => children,
);

const FilterSheet = lazyComponent<FilterSheetProps>(
  () => import('./FilterSheet'),
  function Frame({ id, onClose, children }) {
    const t = useT();
    return (
      <PendingDialog id={id} title={t('list.filters')} onClose={onClose}>
        {children}
      </PendingDialog>
    );
  },
);

export interface FiltersProps {
  /** Prefix of ids in the document. */
  id: string;
  filters: readonly TableFilter[];
  values: FilterValues;
  /** How many rows there are of each value, by the field of the service. */
  counts: Counts;
  onChange(values: FilterValues): void;
  /** On a narrow screen they are in a sheet that a button opens. */
  narrow: boolean;
  source: TableSource;
  rows: RowsView;
}

/** The filters above a table, and the chips of those that are set. */
export function Filters({ id, filters, values, counts, onChange, narrow, source, rows }: FiltersProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const set = filters.filter(({ key }) => (values[key] ?? []).length > 0);
  const [more, setMore] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const change = (key: string, next: readonly string[]) => {
    const { [key]: _, ...others } = values;
    onChange(next.length === 0 ? others : { ...values, [key]: next });
  };
  const sheet = useFilterSheet(narrow, onChange);
  const open = ({ key, more: behind = false }: TableFilter) => {
    if (narrow) return sheet.open(key);
    if (behind) setMore(true);
    setWanted(key);
  };
  // The field may come with the press that wants it.
  useLayoutEffect(() => {
    if (wanted === null) return;
    setWanted(null);
    byData(box.current, 'filter', wanted)?.querySelector<HTMLElement>('input, button')?.click();
  }, [wanted]);
  // What these chose stands in them.
  const chips = set.filter((filter) => lookOf(filter).hasOptions);
  const lists = set.filter((filter) => takesTexts(filter) && (values[filter.key] ?? []).length > 1);
  const inSheet = narrow ? filters.filter((filter) => !lookOf(filter).always) : [];
  const behind = !narrow && filters.some((filter) => filter.more);
  const shown = filters.filter(
    (filter) => !inSheet.includes(filter) && (narrow || more || lookOf(filter).always || !filter.more),
  );
  const reset = set.length > 0 && (
    <PlainButton variant="quiet" onClick={() => onChange({})}>
      {t('table.reset')}
    </PlainButton>
  );
  return (
    <SearchArea ref={box} className="oms-table-filters" aria-label={t('list.filters')}>
      <div className="oms-table-fields">
        {shown.map((filter) => {
          const { key, control } = filter;
          const { Field, className } = lookOf(filter);
          const chosen = values[key] ?? [];
          const onChosen = (next: readonly string[]) => change(key, next);
          return (
            <div key={key} data-filter={key} className={control ? undefined : className}>
              {control ? (
                control({ value: chosen, onChange: onChosen })
              ) : (
                <Field
                  id={id}
                  filter={filter}
                  values={chosen}
                  counts={counts[filter.field ?? key]}
                  onChange={onChosen}
                />
              )}
            </div>
          );
        })}
        {behind && (
          <Button
            variant="quiet"
            icon={SlidersHorizontal}
            aria-expanded={more}
            onClick={() => setMore(!more)}
          >
            {t('table.moreFilters')}
          </Button>
        )}
        {inSheet.length > 0 && (
          <Button
            icon={SlidersHorizontal}
            aria-haspopup="dialog"
            onPointerEnter={FilterSheet.preload}
            onClick={() => sheet.open()}
          >
            {t('list.filters')} <Badge count={set.filter((filter) => inSheet.includes(filter)).length} />
          </Button>
        )}
        {narrow && sheet.opened && (
          <FilterSheet
            id={`${id}-sheet`}
            filters={filters}
            shown={inSheet}
            values={values}
            counts={counts}
            source={source}
            rows={rows}
            wanted={sheet.opened.wanted}
            onShow={sheet.close}
            onClose={() => sheet.close()}
          />
        )}
        {chips.length === 0 && reset}
      </div>
      {chips.length > 0 && (
        <div className="oms-table-set">
          <ul className="oms-table-chips" aria-label={t('table.filtersSet')}>
            {chips.map((filter) => (
              <FilterChip
                key={filter.key}
                filter={filter}
                values={values[filter.key] ?? []}
                onOpen={() => open(filter)}
                onRemove={() => change(filter.key, [])}
                onUnknown={(known) => change(filter.key, known)}
              />
            ))}
          </ul>
          {reset}
        </div>
      )}
      {lists.map((filter) => (
        <ValueList
          key={filter.key}
          filter={filter}
          source={source}
          values={values[filter.key] ?? []}
          rows={rows}
          others={set.length > 1}
          onChange={(next) => {
            // The last one stands in the field again.
            if (next.length < 2) byData(box.current, 'filter', filter.key)?.querySelector('input')?.focus();
            change(filter.key, next);
          }}
        />
      ))}
    </SearchArea>
  );
}
