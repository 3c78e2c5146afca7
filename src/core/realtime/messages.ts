import type { Lang } from '../i18n/lang';
import type { Tabs } from '../platform/tabs';
import { isWire } from '../session/wire';
import type { ConnectionState } from './types';

/** For whom data is: another organisation or language has other counts and titles. */
export interface Identity {
  readonly user: string;
  readonly context: string;
  readonly lang: Lang;
}

/** From a follower: `ask` at its start, `ping` to see whether the leader lives, `look` when its user looks. */
export interface FollowerMessage {
  kind: 'ask' | 'ping' | 'look';
}

/** From the leader, with the organisation and language that it is for. */
export type LeaderMessage = {
  /** When it took over, in ms: of two that lead for a moment the later one does. */
  term: number;
  context: string;
  lang: string;
} & (
  | { kind: 'state'; state: ConnectionState | null; topics: readonly string[] }
  | { kind: 'frame'; wire: unknown }
  | { kind: 'pulled'; topic: string; data: unknown }
);

export type Message = FollowerMessage | LeaderMessage;

/** Distributes over the kinds, as Omit does not. */
type Without<M, K extends PropertyKey> = M extends unknown ? Omit<M, K> : never;
/** What a leader says; the term and for whom is added. */
export type Saying = Without<LeaderMessage, 'term' | 'context' | 'lang'>;

export interface Channel {
  post(message: Message): void;
  listen(fn: (message: Message) => void): () => void;
}

const STATES: readonly unknown[] = ['realtime', 'polling', 'offline', null];
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

/** Null for anything that is not a message of a shell of the same user: other scripts of the origin may post too. */
export function readMessage(raw: unknown, user: string): Message | null {
  if (!isWire(raw) || raw.type !== 'realtime' || raw.user !== user) return null;
  const { kind, term, context, lang } = raw;
  if (kind === 'ask' || kind === 'ping' || kind === 'look') return { kind };
  if (typeof term !== 'number' || !Number.isFinite(term) || !isName(context) || !isName(lang)) return null;
  const head = { term, context, lang };
  if (kind === 'frame') return { ...head, kind, wire: raw.wire };
  if (kind === 'pulled')
    return isName(raw.topic) ? { ...head, kind, topic: raw.topic, data: raw.data } : null;
  const { state, topics } = raw;
  if (kind !== 'state' || !STATES.includes(state) || !Array.isArray(topics) || !topics.every(isName)) {
    return null;
  }
  return { ...head, kind, state: state as ConnectionState | null, topics };
}

/** The tabs of one user. */
export const channelOf = (tabs: Tabs, user: string): Channel => ({
  post: (message) => tabs.post({ type: 'realtime', user, ...message }),
  listen: (fn) =>
    tabs.listen((raw) => {
      const message = readMessage(raw, user);
      if (message) fn(message);
    }),
});
