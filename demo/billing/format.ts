import type { Lang } from '../support/lang';

/** `4,218.36`; the currency stands beside it or in the column's head. */
export function amount(value: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Day of an ISO time, in UTC: bills are dated by the ledger, not by the reader's clock. Empty for no date. */
export function day(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}

/** `2026年10月` or `Oct 2026` for `2026-10`; anything else as it is. */
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
