import type { Clock } from '../platform/clock';
import { isWire } from '../session/wire';
import type { AnyTopic } from './pulls';

/** At most one change in so many ms, however many frames come. */
export const FRAME_EVERY = 100;
/** Characters; counts and titles take some hundred. */
const LONGEST = 65_536;

export interface Frames {
  push(body: string): void;
  stop(): void;
}

/**
 * What the service pushes, of which the latest counts: a burst is taken together. `take` gets the `data` of the frames, merged by
 * key; `odd` is told once of one that is no use.
 */
export function createFrames(
  clock: Clock,
  topics: () => Iterable<AnyTopic>,
  take: (wire: Record<string, unknown>) => void,
  odd: () => void,
): Frames {
  let latest: Record<string, unknown> | null = null;
  let told = false;
  let stop: (() => void) | null = null;

  function read(body: string): Record<string, unknown> | null {
    if (body.length > LONGEST) return null;
    try {
      const frame: unknown = JSON.parse(body);
      const wire = isWire(frame) ? frame.data : null;
      return isWire(wire) && [...topics()].some((topic) => topic.check(wire) !== null) ? wire : null;
    } catch {
      return null;
    }
  }

  function flush(): void {
    stop = null;
    if (!latest) return;
    const wire = latest;
    latest = null;
    stop = clock.after(FRAME_EVERY, flush);
    take(wire);
  }

  return {
    push(body) {
      const wire = read(body);
      if (wire) {
        latest = { ...latest, ...wire };
        if (!stop) flush();
      } else if (!told) {
        told = true;
        odd();
      }
    },
    stop: () => stop?.(),
  };
}
