import { ShellError } from '../../core/errors';
import type { RequestClient } from '../../core/request/types';
import { isWire } from '../../core/session/wire';
import { OPTION } from './offer';

/** What of the quick start is done, counted by the service. */
export interface GuideCounts {
  channels: number;
  productLines: number;
  products: number;
  unmatchedSkus: number;
  warehouses: number;
  rules: number;
}

/** @throws {ShellError} */
export async function saveHidden(request: RequestClient, hidden: boolean): Promise<void> {
  await request.post(
    '/api/v1/My/setUserOptionByName',
    { optionName: OPTION, optionValue: hidden ? '1' : '0' },
    // The guide is closed by its links, too.
    { keepalive: true },
  );
}

/** @throws {ShellError} also for a reply without counts */
export async function loadCounts(
  request: RequestClient,
  path: string,
  signal: AbortSignal,
): Promise<GuideCounts> {
  const { data } = await request.get<unknown>(path, {}, { service: 'boss', signal });
  const counts = isWire(data) ? data.guide : null;
  if (!isWire(counts)) {
    throw new ShellError({
      kind: 'malformed',
      code: 'guide',
      messageKey: 'error.malformed',
      call: `GET ${path}`,
      body: data,
    });
  }
  const count = (value: unknown) => {
    const number = Number(value);
    return Number.isFinite(number) && number > 0 ? Math.floor(number) : 0;
  };
  return {
    channels: count(counts.channels),
    productLines: count(counts.productLines),
    products: count(counts.products),
    unmatchedSkus: count(counts.unmatchedSkus),
    warehouses: count(counts.warehouses),
    rules: count(counts.rules),
  };
}
