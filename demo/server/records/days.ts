const dayInMs = 86_400_000;

/** The business runs on Beijing time: its days begin at midnight there, all year without summer time. */
const offsetInMs = 8 * 3_600_000;

/** The start of the business day that holds `time`, `daysBack` days earlier. */
export function startOfDay(time: Date, daysBack = 0): Date {
  const day = Math.floor((time.getTime() + offsetInMs) / dayInMs) - daysBack;
  return new Date(day * dayInMs - offsetInMs);
}

/** The business day as `2026-11-20`. */
export function dayOf(time: Date): string {
  return new Date(time.getTime() + offsetInMs).toISOString().slice(0, 10);
}
