import { isRecord } from '../../page/json/json';

/** The words that a service sends with a success; null where it sends none. */
export function replyMessage(reply: unknown): string | null {
  const words = isRecord(reply) ? reply.message : null;
  return typeof words === 'string' && words.trim() !== '' ? words.trim() : null;
}
