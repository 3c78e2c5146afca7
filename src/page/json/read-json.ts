/** A run of digits that may be an integer beyond those that are exact. In replies it never stands first. */
const LONG = /[:,[\s-]\d{16}/;
/** Outside of texts a token of this length is a number, as JSON has no other. */
const TOKENS = /\\.|"|[\d.eE+-]{16,}/g;

/**
 * JSON of a service. An integer that JavaScript can't hold exactly, as an id of Java's `long`, becomes a text with all
 * its digits; every other value is as `JSON.parse` gives it. One way for all browsers: the source text of a reviver
 * (`context.source`) is missing in some, and slower.
 * @throws {SyntaxError} for a text that is no JSON
 */
export function readJson(text: string): unknown {
  // Also where the careful way follows: it would let an integer pass as the name of a field.
  const value: unknown = JSON.parse(text);
  if (!LONG.test(text)) return value;
  let inText = false;
  const exact = text.replace(TOKENS, (token) => {
    if (token === '"') inText = !inText;
    return inText || !/^-?\d+$/.test(token) || Number.isSafeInteger(Number(token)) ? token : `"${token}"`;
  });
  return JSON.parse(exact);
}
