import { atom } from 'nanostores';
import type { Engine } from './engine';
import type { AnyTopic } from './pulls';
import type { RealtimeContext } from './role';
import type { ConnectionState, Realtime } from './types';

export interface RealtimeCore extends Realtime {
  stop(): void;
}

/** The longest wait in ms of a first load for the connection (docs/behaviour.md#realtime): a badge that is later than this is missed. */
const PATIENCE = 1_000;
/** Delay in ms before the engine's code is fetched again after a failure. */
const RETRY_DELAY = 60_000;

/** The part of the realtime connection that every page loads: it collects the topics. The first of them loads the engine. */
export function createRealtime(shell: RealtimeContext): RealtimeCore {
  const { platform, events } = shell;
  const $connection = atom<ConnectionState | null>(null);
  const topics = new Set<AnyTopic>();
  const idle = (stop: () => void): Engine => ({
    pullNow() {},
    topicsChanged() {},
    report: () => ({ leader: false, lastError: null, attempts: 0 }),
    stop,
  });
  let engine = idle(() => {});

  function load(): void {
    let cancel = () => {};
    const pending = idle(() => cancel());
    engine = pending;
    import('./engine')
      .then(({ startEngine }) => startEngine(shell, topics, $connection))
      .then(
        (started) => {
          if (engine === pending) engine = started;
          else started.stop();
        },
        (error) => {
          events.error('part', String(error), 'realtime');
          if (engine === pending) cancel = platform.clock.after(RETRY_DELAY, load);
        },
      );
  }

  function stop(): void {
    topics.clear();
    engine.stop();
    engine = idle(() => {});
  }

  return {
    $connection,
    join(topic) {
      topics.add(topic as unknown as AnyTopic);
      if (topics.size > 1) engine.topicsChanged();
      else load();
      return () => {
        // Only the first call counts, and none after `stop()`: another topic may have joined since.
        if (!topics.delete(topic as unknown as AnyTopic)) return;
        if (topics.size > 0) engine.topicsChanged();
        else stop();
      };
    },
    async settled() {
      // At a change of organisation or language the engine hears of it after its caller, and only then the state is unknown.
      await null;
      if (topics.size === 0 || $connection.get() !== null) return;
      await new Promise<void>((resolve) => {
        const end = () => {
          stopClock();
          stopListening();
          resolve();
        };
        const stopClock = platform.clock.after(PATIENCE, end);
        const stopListening = $connection.listen(end);
      });
    },
    pullNow: () => engine.pullNow(),
    isLeader: () => engine.report().leader,
    report: () => ({ state: $connection.get(), ...engine.report() }),
    stop,
  };
}
