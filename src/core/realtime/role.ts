import type { Wires } from '../platform/wires';
import type { Shell } from '../shell';
import type { Channel, Identity, Message } from './messages';
import type { AnyTopic } from './pulls';
import type { ConnectionState, RealtimeReport } from './types';

/** What the realtime connection needs of the shell. */
export type RealtimeShell = Pick<
  Shell,
  'config' | 'platform' | 'session' | 'organisations' | 'i18n' | 'events'
>;

export interface RoleDeps {
  shell: RealtimeShell;
  wires: Wires;
  identity: Identity;
  /** Null where tabs work alone. */
  channel: Channel | null;
  topics: ReadonlySet<AnyTopic>;
  state(): ConnectionState | null;
  setState(state: ConnectionState): void;
}

/** What a tab does for one identity: leads, or follows. */
export interface Role {
  hear(message: Message): void;
  look(): void;
  /** The page was put to sleep and is back. */
  wake(): void;
  /** A topic has come or gone. */
  changed(): void;
  report(): Omit<RealtimeReport, 'state'>;
  stop(): void;
}

/** Gives the topics what one of them, or several, understand. */
export function deliver(topics: Iterable<AnyTopic>, wire: unknown, taken?: (topic: AnyTopic) => void): void {
  for (const topic of topics) {
    const data = topic.check(wire);
    if (data === null) continue;
    taken?.(topic);
    topic.receive(data, 'push');
  }
}
