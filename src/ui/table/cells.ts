import { useMemo, useState } from 'react';
import { useShell } from '../../react/shell-context';
import { useLocale } from '../../react/use-text';

/** How the cells of a table write their values. */
export interface TableCells {
  readonly locale: string;
  /** ms since 1970: of the moment when the table was shown, since a year rarely changes meanwhile. */
  readonly now: number;
  number(text: string): string;
  /** With two decimals. */
  amount(text: string): string;
  /** An absolute address. */
  address(href: string): string;
}

export function useTableCells(): TableCells {
  const { platform } = useShell();
  const locale = useLocale();
  const [now] = useState(() => platform.clock.now());
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
    const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const write = (format: Intl.NumberFormat) => (text: string) => {
      const number = Number(text);
      return text.trim() === '' || Number.isNaN(number) ? text : format.format(number);
    };
    return {
      locale,
      now,
      number: write(plain),
      amount: write(money),
      address(href) {
        const here = platform.location.href();
        return URL.canParse(href, here) ? new URL(href, here).href : here;
      },
    };
  }, [locale, now, platform]);
}
