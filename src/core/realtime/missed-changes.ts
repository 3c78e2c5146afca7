import type { Clock } from '../platform/clock';
import { keepSame } from '../store/keep-same';
import type { AnyTopic } from './pulls';

/** Time in ms that a frame has to arrive after a pull has shown its change: the two travel by different ways. */
export const FRAME_DELAY = 5_000;

export interface MissedChanges {
  /** The service has pushed data, so the socket lives. */
  pushed(topic: AnyTopic, data: unknown): void;
  /** A pull has brought data while the socket is open. */
  pulled(topic: AnyTopic, data: unknown): void;
  /** Forgets everything: what was known before a connection says nothing about it. */
  reset(): void;
}

/**
 * Finds out that an open socket is silent: a NAT or a proxy may have dropped its flow while both ends take it for open.
 * A pull then brings a change of which no frame tells.
 * @param onMissed runs when a change was missed
 */
export function createMissedChanges(clock: Clock, onMissed: () => void): MissedChanges {
  /** The data of each topic since the socket is open. */
  const known = new Map<AnyTopic, unknown>();
  let cancel: (() => void) | null = null;
  const trust = () => {
    cancel?.();
    cancel = null;
  };
  return {
    pushed(topic, data) {
      known.set(topic, data);
      trust();
    },
    pulled(topic, data) {
      const before = known.get(topic);
      known.set(topic, data);
      if (before === undefined || keepSame(before, data) === before) return;
      cancel ??= clock.after(FRAME_DELAY, onMissed);
    },
    reset() {
      known.clear();
      trust();
    },
  };
}
