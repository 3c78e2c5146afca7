import { type ShellError, toShellError } from '../errors';
import type { Clock } from '../platform/clock';
import type { Topic } from './types';

/** Time in ms without a look of the user after which the next look pulls every topic (docs/behaviour.md#polling). */
const LOOK_STALE = 300_000;

export type AnyTopic = Topic<unknown>;

export interface PullsDeps {
  clock: Clock;
  /** The topics that this tab pulls. */
  topics: () => Iterable<AnyTopic>;
  done(topic: AnyTopic, data: unknown): void;
  failed(topic: AnyTopic, error: ShellError): void;
}

export interface Pulls {
  /** Pulls each topic; a running pull starts over, since its answer may be older than the reason for this call. */
  pullAll(): void;
  /** Pulls the topics whose last check is `every` or longer ago. */
  pullDue(): void;
  /** The user looks: pulls the topics that are due, or every topic if the last look is long ago. */
  pullNow(): void;
  /** Aborts the running pull of a topic: pushed data is newer than its answer. */
  cancel(topic: AnyTopic): void;
  stop(): void;
}

/** Pulls topics over HTTP, and remembers when each was checked last. */
export function createPulls({ clock, topics, done, failed }: PullsDeps): Pulls {
  const checked = new WeakMap<AnyTopic, number>();
  const calls = new Map<AnyTopic, AbortController>();
  const startedAt = clock.now();
  let lookedAt = startedAt;

  /** True too when `since` lies in the future: the clock was set back. */
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

  function pullDue(): void {
    for (const topic of topics()) {
      if (!calls.has(topic) && isOld(checked.get(topic) ?? startedAt, topic.every)) void pull(topic);
    }
  }

  function pullAll(): void {
    for (const topic of topics()) void pull(topic);
  }

  return {
    pullAll,
    pullDue,
    pullNow() {
      const forced = isOld(lookedAt, LOOK_STALE);
      lookedAt = clock.now();
      if (forced) pullAll();
      else pullDue();
    },
    cancel(topic) {
      calls.get(topic)?.abort();
      calls.delete(topic);
    },
    stop() {
      for (const controller of calls.values()) controller.abort();
      calls.clear();
    },
  };
}
