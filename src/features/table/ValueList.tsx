import Copy from 'lucide/dist/esm/icons/copy.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FoundValues } from '../../domain/table/found-values';
import type { TableSource } from '../../domain/table/types';
import { useCopy } from '../../react/use-copy';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { PlainButton } from '../../ui/button/PlainButton';
import type { TableFilter } from './options';
import { useFoundValues } from './use-found-values';
import type { RowsView } from './use-rows';

/** Chips before the others are asked for. */
const SHOWN = 20;

export interface ValueListProps {
  filter: TableFilter;
  source: TableSource;
  values: readonly string[];
  rows: RowsView;
  /** Whether other filters are set, too: they count for what is found. */
  others: boolean;
  onChange(values: readonly string[]): void;
}

/** The values of a text filter with several: a chip each, how many were found, and which were not (docs/behaviour.md#table). */
export default function ValueList({ filter, source, values, rows, others, onChange }: ValueListProps) {
  const t = useT();
  const chips = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  const found = useFoundValues(source, filter, values, rows);
  const next = useRef<number | null>(null);
  // The button that was pressed is gone with its value.
  useLayoutEffect(() => {
    if (next.current === null) return;
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])];
    buttons[Math.min(next.current, buttons.length - 1)]?.focus();
    next.current = null;
  });
  const remove = (at: number) => {
    next.current = at;
    onChange(values.filter((_, index) => index !== at));
  };
  const shown = all ? values : values.slice(0, SHOWN);
  return (
    <fieldset className="oms-table-values">
      <legend className="oms-sr">{t('table.values', { name: filter.label })}</legend>
      <ul ref={chips} className="oms-table-chips" aria-label={filter.label}>
        {shown.map((value, at) => {
          const isMissing = found?.missing.includes(value);
          return (
            <li key={value} className="oms-table-chip" data-missing={isMissing || undefined}>
              <span className="oms-table-value">{value}</span>
              {isMissing && <span className="oms-sr">{t('table.valueMissing')}</span>}
              <IconButton
                icon={X}
                size="s"
                iconSize={14}
                label={t('table.valueRemove', { value })}
                onClick={() => remove(at)}
              />
            </li>
          );
        })}
      </ul>
      {values.length > SHOWN && (
        <PlainButton variant="link" size="s" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('table.valuesFewer') : t('table.valuesAll', { number: values.length })}
        </PlainButton>
      )}
      <Report found={found} count={values.length} loading={rows.error === null} others={others} />
    </fieldset>
  );
}

function Report({
  found,
  count,
  loading,
  others,
}: {
  found: FoundValues | null;
  count: number;
  loading: boolean;
  others: boolean;
}) {
  const t = useT();
  const copy = useCopy();
  const missing = found?.missing ?? [];
  const unknown = found?.unknown.length ?? 0;
  const said: [name: string, text: string][] = [];
  if (found) said.push(['found', t('table.valuesFound', { found: found.found.length, number: count })]);
  else if (loading) said.push(['looking', t('table.valuesLooking')]);
  if (missing.length > 0) said.push(['missing', t('table.valuesMissing', { count: missing.length })]);
  if (unknown > 0) said.push(['unknown', t('table.valuesUnknown', { count: unknown })]);
  if (missing.length > 0 && others) said.push(['others', t('table.valuesOthers')]);
  return (
    <div className="oms-table-found">
      <p role="status">
        {said.map(([name, text]) => (
          <span key={name} data-missing={name === 'missing' || undefined}>
            {text}
          </span>
        ))}
      </p>
      {missing.length > 0 && (
        <Button variant="link" size="s" icon={Copy} onClick={() => void copy(missing.join('\n'))}>
          {t('table.valuesCopy')}
        </Button>
      )}
    </div>
  );
}
