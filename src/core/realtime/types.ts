import type { ReadableAtom } from 'nanostores';
import type { ShellError } from '../errors';

/** The connection fallback (docs/behaviour.md#realtime): `realtime` over the socket, else `polling` over HTTP, else `offline`. */
export type ConnectionState = 'realtime' | 'polling' | 'offline';

/** Whether the service pushed the data by itself, or answered a pull. */
export type Source = 'push' | 'pull';

/**
 * Data of the signed-in user that changes on the service. `T` is plain JSON: it travels between tabs.
 * @example
 * const leave = realtime.join<number>({
 *   name: 'unread',
 *   every: 180_000,
 *   pull: (signal) => fetchUnread(request, signal),
 *   check: (raw) => (typeof raw === 'number' ? raw : null),
 *   receive: (unread) => $unread.set(unread),
 * });
 */
export interface Topic<T> {
  /** The same in every tab. */
  readonly name: string;
  /** Pause in ms between two pulls while the service does not push. */
  readonly every: number;
  /** Fetches the data over HTTP. Rejects with a ShellError. */
  pull(signal: AbortSignal): Promise<T>;
  /**
   * Reads the `data` of a frame, or the data that another tab has pulled; both are hostile. Null where it is not of
   * this topic, or malformed.
   */
  check(raw: unknown): T | null;
  /** Runs in every tab, for pushed data and for data that this tab or the leader has pulled. */
  receive(data: T, source: Source): void;
  /** A pull of this tab has failed. */
  failed?(error: ShellError): void;
}

/** The connection in the report of `doctor()`. */
export interface RealtimeReport {
  /** Null while there is no topic. */
  state: ConnectionState | null;
  /** Whether this tab holds the connection of all tabs of its origin. */
  leader: boolean;
  /** Why the last connection failed or ended. */
  lastError: string | null;
  /** Attempts of this tab to connect within the last minute. */
  attempts: number;
}

export interface Realtime {
  /** Null while there is no topic, and until the first answer. */
  readonly $connection: ReadableAtom<ConnectionState | null>;
  /**
   * Adds a topic until the returned function is called. The first topic makes the tab take part in the leader election, and the
   * removal of the last one ends that. The topic itself loads its first data: see `createLive`.
   */
  join<T>(topic: Topic<T>): () => void;
  /** The user looks: pulls the data whose last check is too long ago (docs/behaviour.md#polling). */
  pullNow(): void;
  isLeader(): boolean;
  report(): RealtimeReport;
}
