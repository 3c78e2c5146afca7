import { isWire } from '../../core/session/wire';

const TYPE = 'announcements-read';

/** What a tab tells the others when its user has read an announcement. */
export const readMessage = (user: string, id: string) => ({ type: TYPE, user, id });

/** The id of an announcement that this user has read in another tab; null for any other message. */
export function readBy(message: unknown, user: string | undefined): string | null {
  if (!isWire(message) || message.type !== TYPE || user === undefined || message.user !== user) return null;
  return typeof message.id === 'string' && message.id !== '' ? message.id : null;
}
