import { atom } from 'nanostores';
import type { ConnectionState, Realtime, Topic } from './types';

export interface RealtimeCore extends Realtime {
  stop(): void;
}

/** The part of the realtime connection that every page loads: who takes part. */
export function createRealtime(): RealtimeCore {
  const $connection = atom<ConnectionState | null>(null);
  const topics = new Set<Topic<never>>();
  return {
    $connection,
    join(topic) {
      topics.add(topic as Topic<never>);
      return () => void topics.delete(topic as Topic<never>);
    },
    pullNow() {},
    isLeader: () => false,
    report: () => ({ state: $connection.get(), leader: false, lastError: null, attempts: 0 }),
    stop: () => topics.clear(),
  };
}
