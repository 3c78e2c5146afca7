import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { type KeyboardEvent, useState } from 'react';
import { useLocale, useT } from '../../react/use-text';
import { IconButton } from '../button/IconButton';
import { Select } from '../form/Select';
import { stepOfKey } from '../text/writing-direction';

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

const two = (number: number): string => String(number).padStart(2, '0');

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
    const own = `${String(year).padStart(4, '0')}-${two(month + 1)}`;
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
    value: two(hour),
    label: two(hour),
    disabled: isOut(two(hour), min, max),
  }));
  return <Grid label={t('date.hour')} entries={entries} chosen={value} columns={6} onPick={onPick} />;
}

const upTo = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ value: two(number), label: two(number) }));
const HOURS = upTo(24);
const SIXTY = upTo(60);

/** Hour, minute and second. */
export function TimeFields({ value, onChange }: { value: string; onChange(value: string): void }) {
  const t = useT();
  const [hour = '00', minute = '00', second = '00'] = value.split(':');
  return (
    <div className="oms-picker-time">
      <Select
        aria-label={t('date.hour')}
        value={hour}
        options={HOURS}
        onChange={(next) => onChange(`${next}:${minute}:${second}`)}
      />
      <Select
        aria-label={t('date.minute')}
        value={minute}
        options={SIXTY}
        onChange={(next) => onChange(`${hour}:${next}:${second}`)}
      />
      <Select
        aria-label={t('date.second')}
        value={second}
        options={SIXTY}
        onChange={(next) => onChange(`${hour}:${minute}:${next}`)}
      />
    </div>
  );
}
