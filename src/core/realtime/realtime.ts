import { atom } from 'nanostores';
import { loadPart } from '../../page/platform/load-part';
import type { Engine } from './engine';
import type { AnyTopic } from './pulls';
import type { RealtimeContext } from './role';
import type { ConnectionState, Realtime } from './types';

export interface RealtimeCore extends Realtime {
  stop(): void;
}

/** Delay in ms before the engine loads: the page renders first. */
export const AFTER_START = 2_000;
/** Delay in ms before the engine's code is fetched again after a failure. */
const RETRY_DELAY = 60_000;

/**
 * The part of the realtime connection that every page loads: it collects the topics. The engine loads after the page
 * has rendered.
 */
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

  function startIn(ms: number): void {
    const pending = idle(
      platform.clock.after(ms, async () => {
        try {
          const started = await (await loadPart(() => import('./engine'))).startEngine(
            shell,
            topics,
            $connection,
          );
          if (engine === pending) engine = started;
          else started.stop();
        } catch (error) {
          events.error('part', String(error), 'realtime');
          if (engine === pending) startIn(RETRY_DELAY);
        }
      }),
    );
    engine = pending;
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
      else startIn(AFTER_START);
      return () => {
        // Only the first call counts, and none after `stop()`: another topic may have joined since.
        if (!topics.delete(topic as unknown as AnyTopic)) return;
        if (topics.size > 0) engine.topicsChanged();
        else stop();
      };
    },
    pullNow: () => engine.pullNow(),
    isLeader: () => engine.report().leader,
    report: () => ({ state: $connection.get(), ...engine.report() }),
    stop,
  };
}
