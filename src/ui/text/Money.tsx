import { useSheet } from '../../react/sheet';
import { textSheet } from './sheet';

export interface MoneyProps {
  amount: number;
  /** ISO 4217, such as `USD`; it settles the decimals. */
  currency: string;
  locale: string;
}

/** `USD 1,042.00`: the code small and quiet, the figure not. Never cut, to the right in tables. */
export function Money({ amount, currency, locale }: MoneyProps) {
  useSheet(textSheet);
  return (
    <span className="oms-money">
      <small>{currency}</small> {formatAmount(amount, currency, locale)}
    </span>
  );
}

/** The figure without its code: `1,042.00`. A code that no standard knows gets two decimals. */
export function formatAmount(amount: number, currency: string, locale: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' })
      .formatToParts(amount)
      .filter((part) => part.type !== 'currency' && part.type !== 'literal')
      .map((part) => part.value)
      .join('');
  } catch {
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
      amount,
    );
  }
}
