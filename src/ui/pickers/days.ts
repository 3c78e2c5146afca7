import { stepOfKey } from '../text/writing-direction';

const WEEK = 7;
/** As many as a month of any length needs, so that all are of one height. */
const WEEKS = 6;

const plusDays = (day: Date, days: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);

/** How many days a week has had before this one; it begins on Monday. */
const daysBefore = (day: Date): number => (day.getDay() + WEEK - 1) % WEEK;

/** The same day of another month, or the last one that it has. */
export function plusMonths(day: Date, months: number): Date {
  const last = new Date(day.getFullYear(), day.getMonth() + months + 1, 0);
  return new Date(last.getFullYear(), last.getMonth(), Math.min(day.getDate(), last.getDate()));
}

/** The weeks that show the month of a day, with days of the months beside it. */
export function weeksAround(day: Date): readonly (readonly Date[])[] {
  const first = plusDays(day, 1 - day.getDate());
  const start = plusDays(first, -daysBefore(first));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: WEEK }, (_, column) => plusDays(start, week * WEEK + column)),
  );
}

/** The day that a key leads to from another; null for a key that leads nowhere. */
export function dayOfKey(
  day: Date,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  calendar: Element,
): Date | null {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowUp':
      return plusDays(day, -WEEK);
    case 'ArrowDown':
      return plusDays(day, WEEK);
    case 'PageUp':
      return plusMonths(day, -months);
    case 'PageDown':
      return plusMonths(day, months);
    case 'Home':
      return plusDays(day, -daysBefore(day));
    case 'End':
      return plusDays(day, WEEK - 1 - daysBefore(day));
    default: {
      const step = stepOfKey(key, calendar);
      return step === 0 ? null : plusDays(day, step);
    }
  }
}
