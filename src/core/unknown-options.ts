/** A page's value as a developer recognises it. */
export function show(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/**
 * A sentence for each key of a page's options that the method does not have: a misspelt option would change nothing, in
 * silence.
 */
export const unknownOptions = (method: string, given: object, allowed: readonly string[]): string[] =>
  Object.keys(given)
    .filter((key) => !allowed.includes(key))
    .map((key) => `${method}: unknown option ${show(key)}; allowed: ${allowed.join(', ')}`);
