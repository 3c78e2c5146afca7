/** The business day begins at midnight in Beijing, wherever the reader is. */
export function startOfBusinessDay(now: number): string {
  const offset = 8 * 3_600_000;
  const day = 86_400_000;
  return new Date(Math.floor((now + offset) / day) * day - offset).toISOString();
}
