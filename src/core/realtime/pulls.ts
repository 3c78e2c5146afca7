import { type ShellError, toShellError } from '../errors';
import type { Clock } from '../platform/clock';
import type { Topic } from './types';

/** A look after so many ms without one pulls everything (spec 4). */
const LOOK_STALE = 300_000;

export type AnyTopic = Topic<unknown>;

export interface PullsDeps {
  clock: Clock;
  /** Those to be pulled by this tab. */
  topics: () => Iterable<AnyTopic>;
  done(topic: AnyTopic, data: unknown): void;
  failed(topic: AnyTopic, error: ShellError): void;
}

export interface Pulls {
  /** Each topic now; one under way is asked for again, since it may have been answered before what calls for this. */
  all(): void;
  /** Those whose last check is `every` or longer ago. */
  due(): void;
  /** A trigger in the sense of spec 4. */
  look(): void;
  /** A push has come: what is under way is older. */
  pushed(topic: AnyTopic): void;
  stop(): void;
}

/** What is asked for over HTTP, and when it was last. */
export function createPulls({ clock, topics, done, failed }: PullsDeps): Pulls {
  const checked = new WeakMap<AnyTopic, number>();
  const calls = new Map<AnyTopic, AbortController>();
  const begun = clock.now();
  let looked = begun;

  /** Also after the clock was put back, when the last check lies ahead. */
  const isOld = (since: number, age: number) => {
    const past = clock.now() - since;
    return past >= age || past < 0;
  };

  async function pull(topic: AnyTopic): Promise<void> {
    calls.get(topic)?.abort();
    const controller = new AbortController();
    calls.set(topic, controller);
    checked.set(topic, clock.now());
    try {
      const data = await topic.pull(controller.signal);
      if (!controller.signal.aborted) done(topic, data);
    } catch (thrown) {
      const error = toShellError(thrown);
      if (!controller.signal.aborted && error.kind !== 'aborted') failed(topic, error);
    } finally {
      if (calls.get(topic) === controller) calls.delete(topic);
    }
  }

  function due(): void {
    for (const topic of topics()) {
      if (!calls.has(topic) && isOld(checked.get(topic) ?? begun, topic.every)) void pull(topic);
    }
  }

  function all(): void {
    for (const topic of topics()) void pull(topic);
  }

  return {
    all,
    due,
    look() {
      const forced = isOld(looked, LOOK_STALE);
      looked = clock.now();
      if (forced) all();
      else due();
    },
    pushed(topic) {
      calls.get(topic)?.abort();
      calls.delete(topic);
    },
    stop() {
      for (const controller of calls.values()) controller.abort();
      calls.clear();
    },
  };
}
