import { atom } from 'nanostores';
import type { Engine } from './engine';
import type { AnyTopic } from './pulls';
import type { RealtimeShell } from './role';
import type { ConnectionState, Realtime } from './types';

export interface RealtimeCore extends Realtime {
  stop(): void;
}

/** Milliseconds until the connection is made: what the page draws comes first. */
export const AFTER_START = 2_000;
/** Milliseconds until it is tried again where its code could not be had. */
const AGAIN = 60_000;

/** The part of the realtime connection that every page loads: who takes part. The rest comes when the page stands. */
export function createRealtime(shell: RealtimeShell): RealtimeCore {
  const { platform, events } = shell;
  const $connection = atom<ConnectionState | null>(null);
  const topics = new Set<AnyTopic>();
  const idle = (stop: () => void): Engine => ({
    look() {},
    changed() {},
    report: () => ({ leader: false, lastError: null, attempts: 0 }),
    stop,
  });
  let engine = idle(() => {});

  function begin(ms: number): void {
    const mine = idle(
      platform.clock.after(ms, async () => {
        try {
          const made = await (await import('./engine')).startEngine(shell, topics, $connection);
          if (engine === mine) engine = made;
          else made.stop();
        } catch (error) {
          events.error('part', String(error), 'realtime');
          if (engine === mine) begin(AGAIN);
        }
      }),
    );
    engine = mine;
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
      if (topics.size > 1) engine.changed();
      else begin(AFTER_START);
      return () => {
        // Once only, and not again after the end: another may have joined since.
        if (!topics.delete(topic as unknown as AnyTopic)) return;
        if (topics.size > 0) engine.changed();
        else stop();
      };
    },
    pullNow: () => engine.look(),
    isLeader: () => engine.report().leader,
    report: () => ({ state: $connection.get(), ...engine.report() }),
    stop,
  };
}
