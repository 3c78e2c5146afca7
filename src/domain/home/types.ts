import type { GuideCounts } from '../guide/counts';

/** The status of an order, in the order of the work. */
export const ORDER_STATUSES = ['REVIEW', 'ALLOCATE', 'PICKING', 'DISPATCH', 'DONE', 'EXCEPTION'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export interface StatusFigures {
  status: OrderStatus;
  count: number;
  /** The count at the same time yesterday; null where the service does not say. */
  yesterday: number | null;
  /** One count for each day, the last of today; empty where the service does not say. */
  days: readonly number[];
}

/** Figures of the home panel. */
export interface Dashboard {
  /** Time of the counts: ISO 8601, UTC. */
  asOf: string;
  total: number;
  /** The count at the same time yesterday; null where the service does not say. */
  yesterdayTotal: number | null;
  byStatus: readonly StatusFigures[];
  /** The counts by which steps of the guide are done; null where the reply has none. */
  guide: GuideCounts | null;
}

export interface Warehouse {
  id: string;
  title: string;
  /** IANA name. */
  timeZone: string;
}
