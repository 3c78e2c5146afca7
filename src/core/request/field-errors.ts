import { isRecord } from '../../page/json/json';
import type { ShellError } from '../errors';
import { cutProse } from '../text/cut';

/** Longer ones are no words for a person. */
const LIMIT = 300;

/**
 * Reads what a service says of single fields from `data.errors` of a failing reply: the name of a field and its words
 * (docs/behaviour.md#forms). Entries that are no words are left out.
 */
export function fieldErrors({ body }: Pick<ShellError, 'body'>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const errors = isRecord(body) && isRecord(body.data) ? body.data.errors : null;
  if (!isRecord(errors)) return found;
  for (const [name, words] of Object.entries(errors))
    if (typeof words === 'string' && words.trim() !== '') found.set(name, cutProse(words.trim(), LIMIT));
  return found;
}
