import { tailOf } from '../../core/text/tail';

/**
 * Where the strong end of an id begins, by which clerks tell it from its neighbours: the last part of one with hyphens,
 * as a SKU, of which no part is divided; the last four characters of a number. The length of an id that has neither:
 * nothing of it is strong.
 */
export function strongEnd(id: string): number {
  const hyphen = id.lastIndexOf('-');
  if (hyphen >= 0) return hyphen === id.length - 1 ? id.length : hyphen;
  const tail = tailOf(id, 4);
  return /\d/.test(id.slice(tail)) ? tail : id.length;
}
