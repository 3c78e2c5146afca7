import { isRecord } from '../../page/json/json';
import { readJson } from '../../page/json/read-json';
import type { Clock } from '../platform/clock';
import type { AnyTopic } from './pulls';

/** The shortest pause in ms between two deliveries, however many frames arrive. */
export const FRAME_EVERY = 100;
/** Characters of the longest frame that is parsed; counts and titles take some hundred. */
const MAX_LENGTH = 65_536;

export interface Frames {
  push(body: string): void;
  stop(): void;
}

/**
 * Parses the frames of the service and merges a burst of them, of which the latest counts.
 * @param onData gets the `data` of the frames, merged by key
 * @param onMalformed runs at the first frame that no topic understands, and at no later one
 */
export function createFrames(
  clock: Clock,
  topics: () => Iterable<AnyTopic>,
  onData: (raw: Record<string, unknown>) => void,
  onMalformed: () => void,
): Frames {
  let latest: Record<string, unknown> | null = null;
  let reported = false;
  let stop: (() => void) | null = null;

  function parse(body: string): Record<string, unknown> | null {
    if (body.length > MAX_LENGTH) return null;
    try {
      const frame: unknown = readJson(body);
      const raw = isRecord(frame) ? frame.data : null;
      return isRecord(raw) && [...topics()].some((topic) => topic.check(raw) !== null) ? raw : null;
    } catch {
      return null;
    }
  }

  function flush(): void {
    stop = null;
    if (!latest) return;
    const raw = latest;
    latest = null;
    stop = clock.after(FRAME_EVERY, flush);
    onData(raw);
  }

  return {
    push(body) {
      const raw = parse(body);
      if (raw) {
        latest = { ...latest, ...raw };
        if (!stop) flush();
      } else if (!reported) {
        reported = true;
        onMalformed();
      }
    },
    stop: () => stop?.(),
  };
}
