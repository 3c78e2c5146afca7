import { ShellError, toShellError } from '../errors';
import type { Clock } from '../platform/clock';
import type { Topic } from './types';

/** Time in ms without a look of the user after which the next look pulls every topic (docs/behaviour.md#polling). */
const LOOK_STALE = 300_000;

/** Time in ms that the service has to answer a pull that checks an open socket. */
export const ANSWER_TIMEOUT = 30_000;

export type AnyTopic = Topic<unknown>;

export interface PullsDeps {
  clock: Clock;
  /** The topics that this tab pulls. */
  topics: () => Iterable<AnyTopic>;
  /** Whether a pull that begins now checks an open socket; it then has `ANSWER_TIMEOUT` and not the time of a call. */
  checksSocket?: () => boolean;
  done(topic: AnyTopic, data: unknown): void;
  /** @param checked the pull has checked the socket */
  failed(topic: AnyTopic, error: ShellError, checked: boolean): void;
}

export interface Pulls {
  /** Pulls each topic; a running pull starts over, since its answer may be older than the reason for this call. */
  pullAll(): void;
  /** Pulls the topics whose last check is `every` or longer ago. */
  pullDue(): void;
  /** The user looks: pulls the topics that are due, or every topic if the last look is long ago. */
  pullNow(): void;
  /** The service has pushed data of a topic: that is a check, and newer than the answer to a running pull, which is aborted. */
  pushed(topic: AnyTopic): void;
  stop(): void;
}

/** Pulls topics over HTTP, and remembers when each was checked last. */
export function createPulls({ clock, topics, checksSocket = () => false, done, failed }: PullsDeps): Pulls {
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
    const checking = checksSocket();
    const fail = (error: ShellError) => {
      if (!controller.signal.aborted && error.kind !== 'aborted') failed(topic, error, checking);
    };
    const cancelTimeout = checking ? clock.after(ANSWER_TIMEOUT, giveUp) : null;
    function giveUp(): void {
      calls.delete(topic);
      fail(timedOut(topic));
      controller.abort();
    }
    controller.signal.addEventListener('abort', () => cancelTimeout?.(), { once: true });
    try {
      const data = await topic.pull(controller.signal);
      if (!controller.signal.aborted) done(topic, data);
    } catch (thrown) {
      fail(toShellError(thrown));
    } finally {
      cancelTimeout?.();
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
    pushed(topic) {
      checked.set(topic, clock.now());
      calls.get(topic)?.abort();
      calls.delete(topic);
    },
    stop() {
      for (const controller of calls.values()) controller.abort();
      calls.clear();
    },
  };
}

const timedOut = ({ name }: AnyTopic): ShellError =>
  new ShellError({
    kind: 'timeout',
    code: 'timeout',
    messageKey: 'error.timeout',
    message: `${name}: no answer within ${ANSWER_TIMEOUT} ms`,
  });
