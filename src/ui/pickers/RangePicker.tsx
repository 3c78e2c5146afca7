import { useState } from 'react';
import { useShell } from '../../react/shell-context';
import { useLocale, useT } from '../../react/use-text';
import { PlainButton } from '../button/PlainButton';
import { listOf, useControlWords } from '../form/shown-values';
import { readRange, readValue, writeValue } from './kinds';
import { LazyCalendar } from './Picker';
import { PickerField } from './PickerField';
import type { RangePickerProps } from './types';
import { shownValues } from './words';

const DAY = 86_400_000;

/** From a day to a day, both included (docs/behaviour.md#pickers). */
export function RangePicker(props: RangePickerProps) {
  const { value, onChange, min, max } = props;
  const locale = useLocale();
  useControlWords((other) => shownValues('range', listOf(other), locale));
  return (
    <PickerField
      {...props}
      kind="range"
      values={value ?? []}
      onType={(typed) => {
        const read = readRange(typed, locale);
        if (!read || (min !== undefined && read[0] < min) || (max !== undefined && read[1] > max))
          return false;
        onChange(read);
        return true;
      }}
      onClear={() => onChange(null)}
      panel={(close) => <Panel {...props} close={close} />}
    />
  );
}

function Panel({ value, min, max, onChange, close }: RangePickerProps & { close(): void }) {
  const t = useT();
  const { platform } = useShell();
  const [today] = useState(() => new Date(platform.clock.now()));
  /** The first day, while the last one is still to be chosen. */
  const [begun, setBegun] = useState<Date | null>(null);
  const dates = value?.map((text) => readValue('date', text));
  const chosen = begun
    ? ([begun, undefined] as const)
    : dates?.[0]
      ? ([dates[0], dates[1]] as const)
      : undefined;
  const pick = (from: Date, to: Date) => {
    onChange([writeValue('date', from), writeValue('date', to)]);
    close();
  };
  const back = (days: number) => new Date(today.getTime() - days * DAY);
  const presets = [
    { label: t('date.today'), from: today },
    { label: t('date.last7'), from: back(6) },
    { label: t('date.last30'), from: back(29) },
    { label: t('date.thisMonth'), from: new Date(today.getFullYear(), today.getMonth(), 1) },
  ];
  return (
    <>
      <LazyCalendar
        range
        selected={chosen}
        min={min === undefined ? undefined : readValue('date', min)}
        max={max === undefined ? undefined : readValue('date', max)}
        today={today}
        onDay={() => {}}
        onRange={(from, to) => (to ? pick(from, to) : setBegun(from))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw an edge */}
      <div role="group" aria-label={t('date.presets')} className="oms-picker-foot">
        {presets.map(({ label, from }) => (
          <PlainButton key={label} variant="quiet" size="s" onClick={() => pick(from, today)}>
            {label}
          </PlainButton>
        ))}
      </div>
    </>
  );
}
