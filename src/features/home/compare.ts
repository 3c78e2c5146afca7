import type { TextKey } from '../../core/i18n/i18n';
import type { Dashboard } from '../../domain/home/types';

/** Compares today with yesterday at the same time: the key of the text, and the value of its `percent`. */
export function compare(
  { total, yesterdayTotal }: Pick<Dashboard, 'total' | 'yesterdayTotal'>,
  locale: string,
): { key: TextKey; percent: string } {
  if (yesterdayTotal === null || yesterdayTotal === 0) return { key: 'home.orders.days', percent: '' };
  const change = (total - yesterdayTotal) / yesterdayTotal;
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(Math.abs(change));
  if (Math.abs(change) < 0.0005) return { key: 'home.orders.same', percent };
  return { key: change > 0 ? 'home.orders.more' : 'home.orders.less', percent };
}
