import { countOf, isRecord } from '../../page/json/json';

/** The counts of the service by which a step of the guide is done. */
export interface GuideCounts {
  channels: number;
  productLines: number;
  products: number;
  unmatchedSkus: number;
  warehouses: number;
  rules: number;
}

/** Null where the reply has no counts. */
export function toCounts(data: unknown): GuideCounts | null {
  const counts = isRecord(data) ? data.guide : null;
  if (!isRecord(counts)) return null;
  const count = (value: unknown) => countOf(value) ?? 0;
  return {
    channels: count(counts.channels),
    productLines: count(counts.productLines),
    products: count(counts.products),
    unmatchedSkus: count(counts.unmatchedSkus),
    warehouses: count(counts.warehouses),
    rules: count(counts.rules),
  };
}
