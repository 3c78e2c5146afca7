import { idOf } from '../../page/json/json';

interface Source {
  /** `orderType` of the service that has the photographs. */
  readonly orderType: string;
  /** Field of the record that has the number. */
  readonly key: string;
}

/** Source type of a record → where its photographs are kept (docs/behaviour.md#photos). */
export const SOURCES = {
  1: { orderType: '301', key: 'transferOutboundPlanNo' },
  2: { orderType: '420', key: 'inboundPlanOrderNo' },
  3: { orderType: '430', key: 'sourceNo' },
  4: { orderType: '200', key: 'deliverOrderNo' },
  5: { orderType: '410', key: 'saleReturnPlanNo' },
  6: { orderType: '420', key: 'sourceNo' },
  7: { orderType: '300', key: 'transferOutboundNo' },
  8: { orderType: '320', key: 'transferInboundOrderNo' },
  9: { orderType: '431', key: 'sourceNo' },
  10: { orderType: '400', key: 'sourceNo' },
  11: { orderType: '500', key: 'workOrderPlanNo' },
} as const satisfies Readonly<Record<number, Source>>;

export type SourceType = keyof typeof SOURCES;

/** Which photographs to look up. */
export interface PhotoQuery {
  orderType: string;
  orderNo: string;
}

/** The query for a record's photographs; null for a source type that is none, and for a record without the number. */
export function photoQueryOf(sourceType: unknown, record: unknown): PhotoQuery | null {
  if (!Object.hasOwn(SOURCES, String(sourceType))) return null;
  const { orderType, key }: Source = SOURCES[Number(sourceType) as SourceType];
  const orderNo = idOf((record as Record<string, unknown> | null | undefined)?.[key]);
  return orderNo === null ? null : { orderType, orderNo };
}
