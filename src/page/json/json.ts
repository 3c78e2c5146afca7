/** Helpers for JSON of unknown origin: replies, storage, messages of other tabs. */

/** A JSON object: neither null nor an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An id as text, or null where there is none: some services send numbers, others texts. A number beyond those that are
 * exact is none, since it may have been rounded to the id of something else; `readJson` gives such ids as texts.
 */
export function idOf(value: unknown): string | null {
  if (typeof value === 'string' && value !== '') return value;
  return typeof value === 'number' && Math.abs(value) < 2 ** 53 ? String(value) : null;
}

/** The text, or '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A number of things: whole, 0 or more, from a number or a text of one, as services send both. A fraction is cut off.
 * Null for anything else, such as a negative number, an empty text or one beyond the numbers that are exact.
 */
export function countOf(value: unknown): number | null {
  const given = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof given === 'number' && given >= 0 && given < 2 ** 53 ? Math.trunc(given) : null;
}
