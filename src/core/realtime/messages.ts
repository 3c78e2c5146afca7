import type { Lang } from '../i18n/lang';
import type { Tabs } from '../platform/tabs';
import type { TabMessage } from '../tab-messages/tab-messages';
import type { ConnectionState } from './types';

/** The reader of the data: another organisation or language has other counts and titles. */
export interface Identity {
  readonly user: string;
  readonly context: string;
  readonly lang: Lang;
}

/** From a follower: `ask` at its start, `ping` to check that the leader lives, `look` when its user looks. */
export interface FollowerMessage {
  kind: 'ask' | 'ping' | 'look';
}

/** From the leader, with the organisation and the language of the data. */
export type LeaderMessage = {
  /** When the tab became the leader, in ms since 1970: of two leaders at a time the later one stays. */
  term: number;
  context: string;
  lang: string;
} & (
  | { kind: 'state'; state: ConnectionState | null; topics: readonly string[] }
  /** `wire` is the pushed data; the name is part of the protocol. */
  | { kind: 'frame'; wire: unknown }
  | { kind: 'pulled'; topic: string; data: unknown }
);

export type Message = FollowerMessage | LeaderMessage;

/** Distributes over the kinds; Omit does not. */
type Without<M, K extends PropertyKey> = M extends unknown ? Omit<M, K> : never;
/** A leader's message before term, organisation and language are added. */
export type LeaderBroadcast = Without<LeaderMessage, 'term' | 'context' | 'lang'>;

export interface Channel {
  /** False where the browser refuses the channel. */
  post(message: Message): boolean;
  listen(fn: (message: Message) => void): () => void;
}

const STATES: readonly unknown[] = ['realtime', 'polling', 'offline', null];
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

/** Null for anything but a message of a shell of the same user: other scripts of the origin may post too. */
export function readMessage(raw: TabMessage, user: string): Message | null {
  if (raw.type !== 'realtime' || raw.user !== user) return null;
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

/** The channel between the tabs of one user. */
export const channelOf = (tabs: Tabs, user: string): Channel => ({
  post: (message) => tabs.post({ type: 'realtime', user, ...message }),
  listen: (fn) =>
    tabs.listen((raw) => {
      const message = readMessage(raw, user);
      if (message) fn(message);
    }),
});
