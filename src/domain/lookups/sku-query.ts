import { eachOnce, partsOf } from '../../core/text/values';
import { MAX_VALUES } from './api';

export interface SkuQuery {
  /** Each once, in the order of the text; at most 500. */
  skus: readonly string[];
  /** How many were there more than once, or twice, and were left out. */
  duplicates: number;
  /** How many are beyond the limit. */
  beyond: number;
}

/**
 * The SKUs of a text: a line each, or with commas between them; cells of a spreadsheet, with tabs and quotes, too
 * (docs/behaviour.md#sku-query). Upper and lower case are equal.
 */
export function readSkus(text: string): SkuQuery {
  const found = partsOf(text);
  const all = eachOnce(found);
  return {
    skus: all.slice(0, MAX_VALUES),
    duplicates: found.length - all.length,
    beyond: Math.max(0, all.length - MAX_VALUES),
  };
}

/** The SKUs of a query that none of the found products has. */
export function missingSkus(skus: readonly string[], found: readonly { sku: string }[]): string[] {
  const known = new Set(found.map(({ sku }) => sku.toLowerCase()));
  return skus.filter((sku) => !known.has(sku.toLowerCase()));
}
