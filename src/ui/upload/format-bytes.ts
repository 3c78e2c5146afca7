const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/** A size as a person reads it, such as `1.5 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  let size = bytes;
  let unit = 0;
  // Not 1024 kB, but 1 MB.
  while (Math.round(size * 10) / 10 >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[unit]!,
    unitDisplay: unit === 0 ? 'long' : 'short',
    maximumFractionDigits: unit === 0 ? 0 : 1,
  }).format(size);
}
