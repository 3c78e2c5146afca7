import type { Lang } from '../support/lang';

/** Formats an amount as `4,218.36`. The page shows the currency next to it or in the header of the column. */
export function amount(value: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/**
 * Formats the day of an ISO time in UTC, since the ledger, not the reader's time zone, dates the bills. Empty for no
 * date.
 */
export function day(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}

/** Formats `2026-10` as `2026年10月` or `Oct 2026`; other texts stay as they are. */
export function period(value: string, lang: Lang): string {
  const match = /^(\d{4})-(\d{2})$/.exec(value);
  if (!match) return value;
  const date = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, 1));
  if (lang === 'zh-CN') return `${match[1]}年${Number(match[2])}月`;
  return date.toLocaleDateString('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** The last `count` months as `YYYY-MM`, the month of `now` first. */
export function recentPeriods(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
