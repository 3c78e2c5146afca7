import { useMemo } from 'react';
import { useLocale } from './use-text';

/** Writes whole numbers as the language does, `1,234`, for texts and badges. */
export function useFigures(): (number: number) => string {
  const locale = useLocale();
  return useMemo(() => new Intl.NumberFormat(locale).format, [locale]);
}
