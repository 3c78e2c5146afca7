import type { Urls } from '@oms/demo/hosts';
import type { Person } from '../support/backend';

/** What the sender is told: one after the other, each has one reply. */
export type Order =
  | { readonly kind: 'open'; readonly from: number; readonly to: number }
  | { readonly kind: 'announce'; readonly title: string }
  | { readonly kind: 'notify'; readonly rate: number; readonly count: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'views'; readonly rate: number; readonly seconds: number };

/** With what the sender is started. */
export interface SenderPlan {
  readonly people: readonly Person[];
  /** Of each backend: who comes goes to them in turn. */
  readonly backends: readonly Urls[];
}

/** A push to sockets. Times are ms from when its cause was due until a socket has it. */
export interface Pushed {
  readonly times: readonly number[];
  readonly missed: number;
  readonly twice: number;
}

/** First views at a constant rate. Times are ms from when each was due until the last byte of its reply. */
export interface Viewed {
  readonly sent: number;
  readonly answered: readonly number[];
  /** With 503 and `Retry-After` of 1 to 10 s. */
  readonly refused: readonly number[];
  /** Anything else, by what it was. */
  readonly failed: Readonly<Record<string, number>>;
  /** Seconds from the first call to the last reply. */
  readonly lasted: number;
  /** ms by which calls left later than they were due: the sender was not fast enough. */
  readonly late: readonly number[];
}
