import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type DateRange, type DayButtonProps, DayPicker, type PropsBase } from 'react-day-picker';
import { useSheet } from '../../react/sheet';
import { useLocale, useT } from '../../react/use-text';
import { Icon } from '../icon/Icon';
import { deepActiveElement } from '../layer/active-element';
import sheet from './pickers.css?sheet';

export interface CalendarProps {
  selected: Date | readonly [Date, Date | undefined] | undefined;
  /** A second day for a range. */
  range: boolean;
  min: Date | undefined;
  max: Date | undefined;
  today: Date;
  onDay(day: Date): void;
  onRange(from: Date, to: Date | undefined): void;
}

const CLASSES: NonNullable<PropsBase['classNames']> = {
  root: 'oms-calendar',
  months: 'oms-calendar-months',
  month: 'oms-calendar-month',
  month_caption: 'oms-calendar-caption',
  nav: 'oms-calendar-nav',
  button_previous: 'oms-icon-button oms-icon-button-s',
  button_next: 'oms-icon-button oms-icon-button-s',
  month_grid: 'oms-calendar-grid',
  weekday: 'oms-calendar-weekday',
  day: 'oms-calendar-cell',
  day_button: 'oms-calendar-day',
  selected: 'oms-calendar-selected',
  today: 'oms-calendar-today',
  outside: 'oms-calendar-outside',
  range_start: 'oms-calendar-start',
  range_middle: 'oms-calendar-middle',
  range_end: 'oms-calendar-end',
};

const COMPONENTS: NonNullable<PropsBase['components']> = {
  Chevron: ({ orientation }) => <Icon icon={orientation === 'left' ? ChevronLeft : ChevronRight} size={16} />,
  DayButton,
};

const MONDAY = 1;

/** A month of days, by the library for calendars in the shell's look and language. */
export default function Calendar({ selected, range, min, max, today, onDay, onRange }: CalendarProps) {
  useSheet(sheet);
  const t = useT();
  const locale = useLocale();
  const write = useMemo(() => {
    const of = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
    return {
      caption: of({ year: 'numeric', month: 'long' }),
      short: of({ weekday: 'narrow' }),
      weekday: of({ weekday: 'long' }),
      day: of({ dateStyle: 'full' }),
    };
  }, [locale]);
  const first = Array.isArray(selected) ? selected[0] : (selected as Date | undefined);
  const common: PropsBase = {
    classNames: CLASSES,
    weekStartsOn: MONDAY,
    showOutsideDays: true,
    fixedWeeks: true,
    autoFocus: true,
    today,
    defaultMonth: first ?? today,
    disabled: [...(min ? [{ before: min }] : []), ...(max ? [{ after: max }] : [])],
    formatters: {
      formatCaption: (month) => write.caption.format(month),
      formatWeekdayName: (day) => write.short.format(day),
    },
    labels: {
      labelPrevious: () => t('date.previousMonth'),
      labelNext: () => t('date.nextMonth'),
      labelGrid: (month) => write.caption.format(month),
      labelWeekday: (day) => write.weekday.format(day),
      labelDayButton: (day) => write.day.format(day),
      labelNav: () => '',
    },
    components: COMPONENTS,
  };
  if (!range)
    return <DayPicker {...common} mode="single" selected={first} onSelect={(_, day) => onDay(day)} />;
  const [from, to] = Array.isArray(selected) ? selected : [undefined, undefined];
  const chosen: DateRange | undefined = from && { from, to };
  return (
    <DayPicker
      {...common}
      mode="range"
      selected={chosen}
      // A press begins a range, the next one ends it.
      onSelect={(_, day) => {
        if (!from || to) onRange(day, undefined);
        else onRange(day < from ? day : from, day < from ? from : day);
      }}
    />
  );
}

/**
 * A day, which gets the focus with the render that says so. The library's own gets it in an effect, later: two quick
 * keys leave two such effects, whose focus events undo each other without end.
 */
function DayButton({ day, modifiers, ...props }: DayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hidden = useRef(false);
  const { focused } = modifiers;
  useLayoutEffect(() => {
    if (!focused) return;
    button.current?.focus();
    hidden.current = button.current !== deepActiveElement(document);
  }, [focused]);
  // With its first render the panel is not shown yet.
  useEffect(() => {
    if (hidden.current) button.current?.focus();
  }, []);
  return <button ref={button} {...props} />;
}
