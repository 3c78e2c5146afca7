import type { LatePlatform } from '../platform/late-platform';
import type { StoreContext } from '../store/define-store';
import type { Channel, Identity, Message } from './messages';
import type { AnyTopic } from './pulls';
import type { LoadStomp } from './socket/stomp';
import type { ConnectionState, RealtimeReport } from './types';

/** The mechanisms that the realtime connection needs. */
export type RealtimeContext = Pick<StoreContext, 'config' | 'platform' | 'session' | 'i18n' | 'events'>;

export interface RoleDeps {
  shell: RealtimeContext;
  late: LatePlatform;
  loadStomp: LoadStomp;
  identity: Identity;
  /** Null where tabs work alone. */
  channel: Channel | null;
  topics: ReadonlySet<AnyTopic>;
  state(): ConnectionState | null;
  setState(state: ConnectionState): void;
  /** Whether this tab has seen `realtime`: the deployment has a broker. */
  hadRealtime(): boolean;
}

/** The work of a tab for one identity, as leader or as follower. */
export interface Role {
  /** Handles a message of another tab. */
  receive(message: Message): void;
  /** The user looks: see `Realtime.pullNow`. */
  pullNow(): void;
  /** The page was asleep and has missed messages. */
  resume(): void;
  /** A topic was added or removed. */
  topicsChanged(): void;
  report(): Omit<RealtimeReport, 'state'>;
  stop(): void;
}

/** Hands pushed data to every topic that understands it. */
export function deliver(
  topics: Iterable<AnyTopic>,
  raw: unknown,
  onDelivered?: (topic: AnyTopic, data: unknown) => void,
): void {
  for (const topic of topics) {
    const data = topic.check(raw);
    if (data === null) continue;
    onDelivered?.(topic, data);
    topic.receive(data, 'push');
  }
}
