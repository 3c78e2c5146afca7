import { countOf, isRecord } from '../../core/json/json';
import type { RequestClient } from '../../core/request/types';

/** The counts of the service by which a step of the guide is done. */
export interface GuideCounts {
  channels: number;
  productLines: number;
  products: number;
  unmatchedSkus: number;
  warehouses: number;
  rules: number;
}

/** @throws {ShellError} also for a reply without counts */
export async function loadCounts(
  request: RequestClient,
  path: string,
  signal: AbortSignal,
): Promise<GuideCounts> {
  return (await request.get(path, {}, { service: 'boss', signal, read: toCounts })).data;
}

function toCounts(data: unknown): GuideCounts | null {
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
