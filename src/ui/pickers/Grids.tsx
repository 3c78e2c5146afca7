import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { type KeyboardEvent, useState } from 'react';
import { useLocale, useT } from '../../react/use-text';
import { IconButton } from '../button/IconButton';
import { stepOfKey } from '../text/writing-direction';
import { pad } from './kinds';

interface GridProps {
  label: string;
  entries: readonly { value: string; label: string; disabled: boolean }[];
  chosen: string | null;
  columns: number;
  onPick(value: string): void;
}

/** Entries in columns: one stop of the Tab key, arrows go on. */
function Grid({ label, entries, chosen, columns, onPick }: GridProps) {
  const start = Math.max(
    0,
    entries.findIndex(({ value }) => value === chosen),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const at = buttons.indexOf(event.target as HTMLElement);
    const step =
      { ArrowDown: columns, ArrowUp: -columns }[event.key] ?? stepOfKey(event.key, event.currentTarget);
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : at + step;
    if (to === at || !buttons[to]) return;
    event.preventDefault();
    buttons[to].focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw an edge
    <div
      role="group"
      aria-label={label}
      className={`oms-picker-grid oms-picker-grid-${columns}`}
      onKeyDown={onKeyDown}
    >
      {entries.map((entry, at) => (
        <button
          key={entry.value}
          type="button"
          className="oms-picker-entry"
          aria-pressed={entry.value === chosen}
          disabled={entry.disabled}
          tabIndex={at === start ? 0 : -1}
          {...(at === start && { 'data-autofocus': '' })}
          onClick={() => onPick(entry.value)}
        >
          {entry.label}
        </button>
      ))}
    </div>
  );
}

export interface UnitGridProps {
  value: string | null;
  min: string | undefined;
  max: string | undefined;
  today: Date;
  onPick(value: string): void;
}

const isOut = (value: string, min: string | undefined, max: string | undefined): boolean =>
  (min !== undefined && value < min) || (max !== undefined && value > max);

function Head({
  text,
  back,
  on,
  previous,
  next,
}: {
  text: string;
  back(): void;
  on(): void;
  previous: string;
  next: string;
}) {
  return (
    <div className="oms-picker-head">
      <IconButton icon={ChevronLeft} size="s" label={previous} onClick={back} />
      <span role="status">{text}</span>
      <IconButton icon={ChevronRight} size="s" label={next} onClick={on} />
    </div>
  );
}

/** The months of a year. */
export function MonthGrid({ value, min, max, today, onPick }: UnitGridProps) {
  const t = useT();
  const locale = useLocale();
  const [year, setYear] = useState(Number(value?.slice(0, 4)) || today.getFullYear());
  const name = new Intl.DateTimeFormat(locale, { month: 'short' });
  const entries = Array.from({ length: 12 }, (_, month) => {
    const own = `${String(year).padStart(4, '0')}-${pad(month + 1)}`;
    return { value: own, label: name.format(new Date(2026, month, 1)), disabled: isOut(own, min, max) };
  });
  return (
    <>
      <Head
        text={String(year)}
        previous={t('date.previousYear')}
        next={t('date.nextYear')}
        back={() => setYear(year - 1)}
        on={() => setYear(year + 1)}
      />
      <Grid label={String(year)} entries={entries} chosen={value} columns={3} onPick={onPick} />
    </>
  );
}

const YEARS = 12;

/** Twelve years. */
export function YearGrid({ value, min, max, today, onPick }: UnitGridProps) {
  const t = useT();
  const [first, setFirst] = useState((Number(value) || today.getFullYear()) - YEARS + 3);
  const entries = Array.from({ length: YEARS }, (_, at) => {
    const own = String(first + at).padStart(4, '0');
    return { value: own, label: own, disabled: isOut(own, min, max) };
  });
  const text = `${first} – ${first + YEARS - 1}`;
  return (
    <>
      <Head
        text={text}
        previous={t('date.earlierYears')}
        next={t('date.laterYears')}
        back={() => setFirst(first - YEARS)}
        on={() => setFirst(first + YEARS)}
      />
      <Grid label={text} entries={entries} chosen={value} columns={3} onPick={onPick} />
    </>
  );
}

/** The hours of a day. */
export function HourGrid({ value, min, max, onPick }: Omit<UnitGridProps, 'today'>) {
  const t = useT();
  const entries = Array.from({ length: 24 }, (_, hour) => ({
    value: pad(hour),
    label: pad(hour),
    disabled: isOut(pad(hour), min, max),
  }));
  return <Grid label={t('date.hour')} entries={entries} chosen={value} columns={6} onPick={onPick} />;
}
