import { useState } from 'react';
import { useShell } from '../../react/shell-context';
import { useLocale, useT } from '../../react/use-text';
import { PlainButton } from '../button/PlainButton';
import { listOf, useControlWords } from '../form/shown-values';
import { lazyComponent } from '../lazy/lazy-component';
import type { CalendarProps } from './Calendar';
import { HourGrid, MonthGrid, YearGrid } from './Grids';
import { type PickerKind, readTyped, readValue, writeValue } from './kinds';
import { PickerField } from './PickerField';
import { TimeFields } from './TimeFields';
import type { SinglePickerProps } from './types';
import { shownValues } from './words';

/** The library for calendars comes when the first one opens. */
export const LazyCalendar = lazyComponent<CalendarProps>(() => import('./Calendar'));

export interface OnePickerProps extends SinglePickerProps {
  kind: Exclude<PickerKind, 'range'>;
}

/** A date, a moment, a month, a year or a time (docs/behaviour.md#pickers). */
export function Picker({ kind, ...props }: OnePickerProps) {
  const { value, onChange, min, max } = props;
  const locale = useLocale();
  useControlWords((other) => shownValues(kind, listOf(other), locale));
  const inside = (text: string) => (min === undefined || text >= min) && (max === undefined || text <= max);
  return (
    <PickerField
      {...props}
      kind={kind}
      values={value === null ? [] : [value]}
      onType={(typed) => {
        const read = readTyped(kind, typed, locale);
        if (read === null || !inside(read)) return false;
        onChange(read);
        return true;
      }}
      onClear={() => onChange(null)}
      panel={(close) => <Panel {...props} kind={kind} close={close} />}
    />
  );
}

function Panel({ kind, value, min, max, onChange, close }: OnePickerProps & { close(): void }) {
  const t = useT();
  const { platform } = useShell();
  const [today] = useState(() => new Date(platform.clock.now()));
  const pick = (next: string) => {
    onChange(next);
    close();
  };
  const shared = { value, min, max, today, onPick: pick };
  if (kind === 'month') return <MonthGrid {...shared} />;
  if (kind === 'year') return <YearGrid {...shared} />;
  if (kind === 'hour') return <HourGrid {...shared} />;
  const now = (
    <PlainButton variant="quiet" size="s" onClick={() => pick(writeValue(kind, today))}>
      {t(kind === 'date' ? 'date.today' : 'date.now')}
    </PlainButton>
  );
  if (kind === 'time')
    return (
      <>
        <TimeFields value={value ?? '00:00:00'} onChange={onChange} />
        <div className="oms-picker-foot">{now}</div>
      </>
    );
  const [day, time = '00:00:00'] = (value ?? '').split(' ');
  return (
    <>
      <LazyCalendar
        range={false}
        selected={value === null ? undefined : readValue(kind, value)}
        min={min === undefined ? undefined : readValue('date', min.slice(0, 10))}
        max={max === undefined ? undefined : readValue('date', max.slice(0, 10))}
        today={today}
        onDay={(chosen) => {
          const written = writeValue('date', chosen);
          if (kind === 'date') pick(written);
          else onChange(`${written} ${time}`);
        }}
        onRange={() => {}}
      />
      <div className="oms-picker-foot">
        {kind === 'dateTime' && (
          <TimeFields
            value={time}
            onChange={(next) => onChange(`${day || writeValue('date', today)} ${next}`)}
          />
        )}
        {now}
      </div>
    </>
  );
}
