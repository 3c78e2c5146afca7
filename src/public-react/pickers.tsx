import { type OnePickerProps, Picker } from '../ui/pickers/Picker';
import { RangePicker } from '../ui/pickers/RangePicker';
import type { PickerProps, RangePickerProps, SinglePickerProps } from '../ui/pickers/types';
import { Surface } from './Surface';

export type { PickerProps, RangePickerProps, SinglePickerProps };

const of =
  (kind: OnePickerProps['kind']) =>
  (props: SinglePickerProps): React.ReactNode => (
    <Surface>
      <Picker {...props} kind={kind} />
    </Surface>
  );

/** A day, `2026-11-23`. */
export const DatePicker = of('date');
/** A moment, `2026-11-23 10:41:00`. */
export const DateTimePicker = of('dateTime');
/** A month, `2026-11`. */
export const MonthPicker = of('month');
/** A year, `2026`. */
export const YearPicker = of('year');
/** A time, `10:41:00`. */
export const TimePicker = of('time');
/** An hour, `10`. */
export const HourPicker = of('hour');

/** From a day to a day, both included. */
export function DateRangePicker(props: RangePickerProps) {
  return (
    <Surface>
      <RangePicker {...props} />
    </Surface>
  );
}
