import { useMemo, useState } from 'react';
import type { Move } from '../../core/navigation/go-to';
import { amountFormat } from '../../core/text/numbers';
import { useShell } from '../../react/shell-context';
import { useMove } from '../../react/use-move';
import { useLocale } from '../../react/use-text';

/** How the cells of a table write their values. */
export interface TableCells {
  readonly locale: string;
  /** ms since 1970: of the moment when the table was shown, since a year rarely changes meanwhile. */
  readonly now: number;
  /** That of times that say none: `serviceTimeZone` of the configuration. */
  readonly zone: string;
  number(text: string): string;
  /** With two decimals. */
  amount(text: string): string;
  /** The way to an address of a column or an action; null where nothing may lead there. */
  move(href: string): Move | null;
}

export function useTableCells(): TableCells {
  const { platform, config } = useShell();
  const locale = useLocale();
  const move = useMove();
  const [now] = useState(() => platform.clock.now());
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
    const money = amountFormat(locale);
    const write = (format: Intl.NumberFormat) => (text: string) => {
      const number = Number(text);
      return text.trim() === '' || Number.isNaN(number) ? text : format.format(number);
    };
    return {
      locale,
      now,
      zone: config.serviceTimeZone,
      number: write(plain),
      amount: write(money),
      move,
    };
  }, [locale, now, move, config]);
}
