import { memo } from 'react';
import { momentOf } from '../../core/time/read-time';
import { useSheet } from '../../react/sheet';
import { formatExact, formatRelative, formatStamp } from './format-time';
import textSheet from './text.css?sheet';

export interface TimeProps {
  /** ISO 8601, UTC. A text that is no time is shown as it is. */
  at: string;
  /** The present in ms since 1970: an argument, so that rendering stays pure. */
  now: number;
  locale: string;
  timeZone?: string | undefined;
  /** `relative` (12 min ago, 10:06, Yesterday, 18 Nov), `stamp` (18 Nov, 10:41) or `exact` (all, with the zone). */
  look?: 'relative' | 'stamp' | 'exact' | undefined;
}

const WRITE = { relative: formatRelative, stamp: formatStamp, exact: formatExact };

/** A time; hovering shows it exactly, with its zone. Writing one is slow: a list that grows writes those alone that are new. */
export const Time = memo(function Time({ at, now, locale, timeZone, look = 'relative' }: TimeProps) {
  useSheet(textSheet);
  const moment = momentOf(at);
  if (Number.isNaN(moment)) return <span className="oms-time">{at}</span>;
  const format = { now, locale, timeZone };
  return (
    <time className="oms-time" dateTime={at} title={formatExact(moment, format)}>
      {WRITE[look](moment, format)}
    </time>
  );
});
