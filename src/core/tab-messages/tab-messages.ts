import { isRecord } from '../../page/json/json';

/**
 * Every message between the tabs of one origin. Tabs with different versions of the shell are open at the same time, so a kind
 * keeps its name and its fields. A field of type `unknown` is checked by its reader.
 */
export type TabMessage =
  /** The session has ended. */
  | { type: 'signed-out' }
  /** The user has a session; `token` of it where the host keeps that in web storage and no cookie reaches the page. */
  | { type: 'signed-in'; user: string; token?: unknown }
  /** A small window has come back with a ticket, and the tab that made `state` has taken it. */
  | { type: 'ticket'; state: string; ticket: unknown }
  | { type: 'ticket-taken'; state: string }
  /** The session now belongs to another user. */
  | { type: 'other-user' }
  | { type: 'lang'; lang: string }
  /** The user has switched to this organisation. */
  | { type: 'organisation'; userId: string; id: string; name: string; code: string }
  /** The favourites have changed on the service. */
  | { type: 'favourites'; userId: string }
  | ReadReceiptMessage
  /** Between the leader of the realtime connection and its followers. */
  | ({ type: 'realtime'; user: string } & Readonly<Record<string, unknown>>);

/** A tab has made a read receipt (`made`), or taken some back, or the service has accepted or refused some (their ids). */
export interface ReadReceiptMessage {
  type: 'notices-read' | 'announcements-read';
  user: string;
  made?: unknown;
  withdrawn?: unknown;
  sent?: unknown;
  refused?: unknown;
  /** Why the service refused, in its own words. */
  message?: unknown;
}

/** The text fields of each kind of message. */
const TEXTS: Readonly<Record<TabMessage['type'], readonly string[]>> = {
  'signed-out': [],
  'signed-in': ['user'],
  ticket: ['state'],
  'ticket-taken': ['state'],
  'other-user': [],
  lang: ['lang'],
  organisation: ['userId', 'id', 'name', 'code'],
  favourites: ['userId'],
  'notices-read': ['user'],
  'announcements-read': ['user'],
  realtime: ['user'],
};

/** Characters of the longest id, name or code. */
const MAX_LENGTH = 200;

/** Null for anything but a message of a shell: every script of the origin may post. */
export function readTabMessage(raw: unknown): TabMessage | null {
  if (!isRecord(raw) || typeof raw.type !== 'string' || !Object.hasOwn(TEXTS, raw.type)) return null;
  const isText = (field: string) => {
    const value = raw[field];
    return typeof value === 'string' && value.length <= MAX_LENGTH;
  };
  return TEXTS[raw.type as TabMessage['type']].every(isText) ? (raw as TabMessage) : null;
}
