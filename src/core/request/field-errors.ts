import type { ShellError } from '../errors';
import { isRecord } from '../json/json';

/** Longer ones are no words for a person. */
const LIMIT = 300;

/**
 * What a service says of single fields: `data.errors` of a failing reply, field → words (docs/behaviour.md#forms). Anything else in
 * it is left out.
 */
export function fieldErrors({ body }: Pick<ShellError, 'body'>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const errors = isRecord(body) && isRecord(body.data) ? body.data.errors : null;
  if (!isRecord(errors)) return found;
  for (const [name, words] of Object.entries(errors))
    if (typeof words === 'string' && words.trim() !== '') found.set(name, words.trim().slice(0, LIMIT));
  return found;
}
