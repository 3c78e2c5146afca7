/** The value that a part of all (0 to 1) does not exceed; NaN where there is none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * part) - 1))] ?? Number.NaN;
}

/** p50, p95 and p99 as the tables have them. */
const three = (values: readonly number[], write: (value: number) => string): string =>
  values.length === 0 ? '–' : [0.5, 0.95, 0.99].map((part) => write(quantile(values, part))).join(' / ');

/** @param times ms */
export const threeInSeconds = (times: readonly number[]): string =>
  three(times, (time) => (time / 1000).toFixed(1));

/** @param times ms */
export const threeInMilliseconds = (times: readonly number[]): string =>
  three(times, (time) => Math.round(time).toLocaleString('en'));
