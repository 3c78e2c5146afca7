/**
 * Day and clock at a place: `Fri 10:42`. Not in `format-time.ts`, which the first view loads. Intl joins the two in
 * Chinese without a blank.
 */
export const formatLocal = (at: number, { locale, timeZone }: { locale: string; timeZone: string }): string =>
  [
    new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short' }),
    new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  ]
    .map((format) => format.format(at))
    .join(' ');
