import type { TextKey } from '../../core/i18n/i18n';
import type { Dashboard } from '../../domain/home/types';

/** How today stands to yesterday at the same time, as a text of the interface; `percent` is for its place. */
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
