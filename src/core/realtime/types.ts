import type { ReadableAtom } from 'nanostores';
import type { ShellError } from '../errors';

/** The ladder (spec 4): pushed over the socket, asked for over HTTP, or neither. */
export type ConnectionState = 'realtime' | 'polling' | 'offline';

/** Whether the service said it by itself, or was asked. */
export type Source = 'push' | 'pull';

/** Something of the signed-in user that changes by itself. `T` is plain JSON: it travels between tabs. */
export interface Topic<T> {
  /** The same in every tab. */
  readonly name: string;
  /** Milliseconds between pulls while nothing is pushed. */
  readonly every: number;
  /** Over HTTP. Rejects with a ShellError. */
  pull(signal: AbortSignal): Promise<T>;
  /**
   * From the `data` of a frame, or from what another tab pulled: both are hostile. Null where it is not this topic's, or makes
   * no sense.
   */
  check(wire: unknown): T | null;
  /** In every tab: pushed, or pulled by this tab or by the one that leads. */
  receive(data: T, source: Source): void;
  /** A pull of this tab has failed. */
  failed?(error: ShellError): void;
}

/** What `doctor()` tells of the connection. */
export interface RealtimeReport {
  /** Null while nobody asks. */
  state: ConnectionState | null;
  /** Whether this tab holds the connection of all tabs of its origin. */
  leader: boolean;
  /** Why the last connection failed or ended. */
  lastError: string | null;
  /** Tries to connect within the last minute, by this tab. */
  attempts: number;
}

export interface Realtime {
  /** Null while nobody has asked, and until the first answer. */
  readonly $connection: ReadableAtom<ConnectionState | null>;
  /**
   * Takes part until the returned function is called. The first to join lets the tab take part in the race for leadership, the
   * last to leave ends that. What is there at the start the topic loads itself: see `createLive`.
   */
  join<T>(topic: Topic<T>): () => void;
  /** The user looks: pulls what was last checked too long ago (spec 4). */
  pullNow(): void;
  isLeader(): boolean;
  report(): RealtimeReport;
}
