import { readTime } from '../core/time/read-time';
import { useShell } from '../react/shell-context';
import { useNow } from '../react/use-now';
import { useLocale } from '../react/use-text';
import { shownDay } from '../ui/pickers/words';
import { Time as At } from '../ui/text/Time';

export interface TimeProps {
  /** ISO 8601; without a zone it is of `serviceTimeZone` of the configuration. A text that is no time is shown as it is. */
  at: string;
  /**
   * `relative` (12 min ago), `stamp` (18 Nov, 10:41), `exact` (all, with the zone) or `day` (18 Nov 2026: that of `at`
   * as it is written, in no zone). Default `stamp`.
   */
  look?: 'relative' | 'stamp' | 'exact' | 'day';
}

/** A time in the page's language and the reader's zone; hovering shows it exactly, but for a day. Stands in a surface. */
export function Time({ at, look = 'stamp' }: TimeProps) {
  const { serviceTimeZone } = useShell().config;
  const now = useNow();
  const locale = useLocale();
  const day = look === 'day' ? shownDay(at, locale) : null;
  if (day !== null) {
    return (
      <time className="oms-time" dateTime={at.slice(0, 10)}>
        {day}
      </time>
    );
  }
  const other = look === 'day' ? 'stamp' : look;
  return <At at={readTime(at, serviceTimeZone)} now={now} locale={locale} look={other} />;
}
