import type { Lang } from '../support/lang';

/** Formats an amount as `4,218.36`. The page shows the currency next to it or in the header of the column. */
export function amount(value: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/**
 * The day of an ISO time in UTC, since the ledger, not the reader's time zone, dates the bills. Empty for no date.
 */
export function isoDay(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}

/** `isoDay` as the shell writes days: `20 Nov 2026`, in Chinese `2026-11-20`. */
export function day(iso: string, lang: Lang): string {
  const text = isoDay(iso);
  return lang === 'zh-CN' || text === ''
    ? text
    : english(new Date(text), { day: 'numeric', month: 'short', year: 'numeric' });
}

/** Formats `2026-10` as `Oct 2026`, in Chinese `2026-10`; other texts stay as they are. */
export function period(value: string, lang: Lang): string {
  const match = /^(\d{4})-(\d{2})$/.exec(value);
  if (!match || lang === 'zh-CN') return value;
  return english(new Date(value), { year: 'numeric', month: 'short' });
}

const english = (date: Date, look: Intl.DateTimeFormatOptions) =>
  date.toLocaleDateString('en-GB', { ...look, timeZone: 'UTC' });

/** The last `count` months as `YYYY-MM`, the month of `now` first. */
export function recentPeriods(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
