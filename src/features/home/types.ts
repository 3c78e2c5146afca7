/** Where an order stands, in the order of the work. */
export const ORDER_STATUSES = ['REVIEW', 'ALLOCATE', 'PICKING', 'DISPATCH', 'DONE', 'EXCEPTION'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export interface StatusFigures {
  status: OrderStatus;
  count: number;
  /** At this time of yesterday; null where the service does not say. */
  yesterday: number | null;
  /** One number a day, the last is today; empty where the service does not say. */
  days: readonly number[];
}

/** Figures of the home panel. */
export interface Dashboard {
  /** When they were counted: ISO 8601, UTC. */
  asOf: string;
  total: number;
  /** At this time of yesterday; null where the service does not say. */
  yesterdayTotal: number | null;
  byStatus: readonly StatusFigures[];
}

export interface Warehouse {
  id: string;
  title: string;
  /** IANA name. */
  timeZone: string;
}

/** 0 waiting to run, 1 running, 2 success, 3 error, 4 timeout, 5 no data (spec 3). */
export type TaskStatus = 0 | 1 | 2 | 3 | 4 | 5;

export interface Task {
  id: string;
  taskNo: string;
  title: string;
  status: TaskStatus;
  /** ISO 8601, UTC. */
  updatedAt: string;
  /** How far it is, in pieces of work; null where the service does not say. */
  progress: { readonly done: number; readonly total: number } | null;
  /** Why it failed; empty where it did not. */
  error: string;
  /** The fault lies behind the business logic: the message is none for users (spec 8). */
  internalError: boolean;
}

/** Kinds of notices by the number of their tab (spec 2.6). */
export const UNREAD_TYPES = [1, 2, 3, 4] as const;
export type UnreadType = (typeof UNREAD_TYPES)[number];

export interface Unread {
  type: UnreadType;
  count: number;
  /** The latest of its kind; null where there is none. */
  last: { readonly id: string; readonly title: string; readonly at: string } | null;
}

export interface Announcement {
  id: string;
  title: string;
  category: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
  read: boolean;
}
