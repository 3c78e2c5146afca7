import { atom } from 'nanostores';
import { toShellError } from '../errors';
import type { Engine } from './engine';
import type { AnyTopic } from './pulls';
import type { RealtimeShell } from './role';
import type { ConnectionState, Realtime } from './types';

export interface RealtimeCore extends Realtime {
  stop(): void;
}

/** Milliseconds from the sign-in until the connection is made: what the page draws comes first. */
const AFTER_START = 1_000;
/** Milliseconds until it is tried again where its code could not be had. */
const AGAIN = 60_000;

/** The part of the realtime connection that every page loads: who takes part. The rest comes when the page stands. */
export function createRealtime(shell: RealtimeShell): RealtimeCore {
  const { platform, session, events } = shell;
  const $connection = atom<ConnectionState | null>(null);
  const topics = new Set<AnyTopic>();
  let engine: Engine | null = null;
  /** Ends what is under way until the engine is there. */
  let cancel: (() => void) | null = null;

  function plan(ms: number): void {
    cancel = platform.clock.after(ms, () => {
      let wanted = true;
      cancel = () => {
        wanted = false;
      };
      Promise.all([import('./engine'), platform.wires()]).then(
        ([{ createEngine }, wires]) => {
          if (!wanted) return;
          cancel = null;
          const state = () => $connection.get();
          engine = createEngine({ shell, topics, state, setState: (next) => $connection.set(next) }, wires);
        },
        (error) => {
          events.error('part', toShellError(error).message, 'realtime');
          if (wanted) plan(AGAIN);
        },
      );
    });
  }

  function begin(): void {
    const off = session.$state.listen(start);
    cancel = off;
    start();
    function start(): void {
      if (session.$state.get().status !== 'signed-in') return;
      off();
      plan(AFTER_START);
    }
  }

  function stop(): void {
    topics.clear();
    cancel?.();
    cancel = null;
    engine?.stop();
    engine = null;
  }

  return {
    $connection,
    join(given) {
      const topic = given as unknown as AnyTopic;
      topics.add(topic);
      if (engine) engine.changed();
      else if (!cancel) begin();
      return () => {
        topics.delete(topic);
        if (topics.size === 0) stop();
        else engine?.changed();
      };
    },
    pullNow: () => engine?.look(),
    isLeader: () => engine?.report().leader ?? false,
    report: () => ({
      state: $connection.get(),
      ...(engine?.report() ?? { leader: false, lastError: null, attempts: 0 }),
    }),
    stop,
  };
}
