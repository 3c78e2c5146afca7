import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSheet } from '../../react/sheet';
import { useLocale, useT } from '../../react/use-text';
import { IconButton } from '../button/IconButton';
import { cx } from '../class-names';
import { deepActiveElement } from '../layer/active-element';
import { dayOfKey, plusMonths, weeksAround } from './days';
import { writeValue } from './kinds';
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

/** Days are compared as they are written, which is in their order. */
const written = (day: Date): string => writeValue('date', day);

/** A month of days: one stop of the Tab key, from which arrows go on, to other months too. */
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
  const [from, to] = selected instanceof Date ? [selected, undefined] : (selected ?? []);
  const inside = (day: Date): Date => {
    if (min && written(day) < written(min)) return min;
    return max && written(day) > written(max) ? max : day;
  };
  /** The day with the stop of the Tab key, whose month is shown; `focused`: the focus goes there. */
  const [stop, setStop] = useState({ day: inside(from ?? today), focused: true });
  const button = useRef<HTMLButtonElement>(null);
  const hidden = useRef(false);
  useLayoutEffect(() => {
    if (!stop.focused) return;
    button.current?.focus();
    hidden.current = button.current !== deepActiveElement(document);
  }, [stop]);
  // With its first render the panel is not shown yet.
  useEffect(() => {
    if (hidden.current) button.current?.focus();
  }, []);

  const show = (months: number) => setStop(({ day }) => ({ day: plusMonths(day, months), focused: false }));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: calendar, key, shiftKey } = event;
    if (!dayOfKey(stop.day, event, calendar)) return;
    event.preventDefault();
    setStop(({ day }) => ({
      day: inside(dayOfKey(day, { key, shiftKey }, calendar) ?? day),
      focused: true,
    }));
  };
  const onPick = (day: Date) => {
    setStop({ day, focused: true });
    if (!range) onDay(day);
    // A press begins a range, the next one ends it.
    else if (!from || to) onRange(day, undefined);
    else onRange(day < from ? day : from, day < from ? from : day);
  };

  const weeks = weeksAround(stop.day);
  const caption = write.caption.format(stop.day);
  const cellOf = (day: Date) => {
    const own = written(day);
    const first = from && written(from);
    const last = to ? written(to) : first;
    const isSelected = first !== undefined && last !== undefined && own >= first && own <= last;
    const isStop = own === written(stop.day);
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus
      <td
        key={own}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is one
        role="gridcell"
        aria-selected={isSelected}
        className={cx(
          'oms-calendar-cell',
          own === written(today) && 'oms-calendar-today',
          day.getMonth() !== stop.day.getMonth() && 'oms-calendar-outside',
          isSelected && 'oms-calendar-selected',
          isSelected && own !== first && own !== last && 'oms-calendar-middle',
        )}
      >
        <button
          ref={isStop ? button : undefined}
          type="button"
          className="oms-calendar-day"
          aria-label={write.day.format(day)}
          aria-current={own === written(today) ? 'date' : undefined}
          disabled={written(inside(day)) !== own}
          tabIndex={isStop ? 0 : -1}
          onClick={() => onPick(day)}
        >
          {day.getDate()}
        </button>
      </td>
    );
  };
  return (
    <div className="oms-calendar">
      <div className="oms-calendar-nav">
        <IconButton icon={ChevronLeft} size="s" label={t('date.previousMonth')} onClick={() => show(-1)} />
        <IconButton icon={ChevronRight} size="s" label={t('date.nextMonth')} onClick={() => show(1)} />
      </div>
      <div className="oms-calendar-caption">
        <span role="status">{caption}</span>
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys move in it
        role="grid"
        className="oms-calendar-grid"
        aria-label={caption}
        aria-multiselectable={range || undefined}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day.getDay()}
                scope="col"
                className="oms-calendar-weekday"
                aria-label={write.weekday.format(day)}
              >
                {write.short.format(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={written(week[0]!)}>{week.map(cellOf)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
