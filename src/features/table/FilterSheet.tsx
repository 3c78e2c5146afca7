import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FilterValues } from '../../domain/table/query';
import { tablesStore } from '../../domain/table/store';
import type { Counts, TableSource } from '../../domain/table/types';
import { useFeature } from '../../react/shell-context';
import { useFigures } from '../../react/use-figures';
import { useOwnData } from '../../react/use-own-data';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { PlainButton } from '../../ui/button/PlainButton';
import { byData } from '../../ui/by-data';
import { Dialog } from '../../ui/dialog/Dialog';
import { Field } from '../../ui/form/Field';
import { lookOf } from './filter-looks';
import type { TableFilter } from './options';
import { type RowsView, useConditions } from './use-rows';

export interface FilterSheetProps {
  id: string;
  /** All of the table. */
  filters: readonly TableFilter[];
  /** Those that the sheet shows. */
  shown: readonly TableFilter[];
  values: FilterValues;
  counts: Counts;
  source: TableSource;
  rows: RowsView;
  /** The key of the filter that gets the focus; default the first. */
  wanted: string | undefined;
  onShow(values: FilterValues): void;
  onClose(): void;
}

/** The filters of a narrow table. They are set together, by a button that says how many rows they would give. */
export default function FilterSheet(props: FilterSheetProps) {
  const { id, filters, shown, values, counts, source, rows, wanted, onShow, onClose } = props;
  const t = useT();
  const write = useFigures();
  const box = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(values);
  const total = useTotal(source, filters, draft, rows);
  const first = useRef(wanted ?? shown[0]?.key ?? '');
  // A button: a field that one types into would bring up the keyboard over the others.
  useLayoutEffect(() => {
    byData(box.current, 'filter', first.current)?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const keys = new Set(shown.map(({ key }) => key));
  const without = (some: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(draft).filter(([key]) => !some.has(key)));
  return (
    <Dialog
      id={id}
      open
      title={t('list.filters')}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <div className="oms-filter-foot">
          <PlainButton variant="primary" onClick={() => onShow(draft)}>
            {total === null ? t('table.showResults') : t('table.show', { count: write(total) })}
          </PlainButton>
          <PlainButton onClick={() => setDraft(without(keys))}>{t('action.clear')}</PlainButton>
        </div>
      }
    >
      <div ref={box} className="oms-filter-fields">
        {shown.map((filter) => (
          <SheetField
            key={filter.key}
            id={id}
            filter={filter}
            values={draft[filter.key] ?? []}
            // They are counted under the other filters that the table has.
            counts={sameBut(filter.key, draft, values) ? counts[filter.field ?? filter.key] : undefined}
            onChange={(next) =>
              setDraft({ ...without(new Set([filter.key])), ...(next.length > 0 && { [filter.key]: next }) })
            }
          />
        ))}
      </div>
    </Dialog>
  );
}

function SheetField({ id, filter, values, counts, onChange }: SheetFieldProps) {
  const { key, label, control } = filter;
  const { Field: Control } = lookOf(filter);
  if (control)
    return (
      <fieldset className="oms-field oms-filter-own" data-filter={key}>
        <legend className="oms-label">{label}</legend>
        {control({ value: values, onChange })}
      </fieldset>
    );
  return (
    <div data-filter={key}>
      <Field id={`${id}-${key}`} label={label}>
        <Control id={id} filter={filter} values={values} counts={counts} onChange={onChange} labelled />
      </Field>
    </div>
  );
}

interface SheetFieldProps {
  id: string;
  filter: TableFilter;
  values: readonly string[];
  counts: Counts[string] | undefined;
  onChange(values: readonly string[]): void;
}

/** How many rows the filters would give; null until that is known. */
function useTotal(
  source: TableSource,
  filters: readonly TableFilter[],
  values: FilterValues,
  rows: RowsView,
): number | null {
  const tables = useFeature(tablesStore);
  const { path, service } = source;
  const total = useOwnData(() => tables.total({ path, service }), JSON.stringify([path, service]));
  const conditions = useConditions(source, filters, values);
  const shown = rows.answered && JSON.stringify(conditions) === JSON.stringify(rows.conditions);
  useEffect(() => {
    if (!shown) total.ask(conditions);
    return total.reset;
  }, [total, conditions, shown]);
  const asked = useStore(total.$total);
  return shown ? rows.total : asked;
}

const sameBut = (key: string, one: FilterValues, other: FilterValues): boolean =>
  JSON.stringify({ ...one, [key]: null }) === JSON.stringify({ ...other, [key]: null });
