import type { TypeStats } from './types';

/**
 * How many of a type are unread once `covered` notices that are shown as read are taken off. What the service says may or may
 * not know of them already; `before` is what it said when the first of them was marked. Where no notice has come since, any
 * decrease is of marks; where one has, a number that is lower than with it can only be one that knows of them.
 */
export function unreadWithout(now: TypeStats, covered: number, before: TypeStats): number {
  const come = now.last?.id === before.last?.id ? 0 : 1;
  const known = Math.min(covered, Math.max(0, before.unread + come - now.unread));
  return Math.max(0, now.unread - (covered - known));
}

/** Whether a notice is younger than another, by ids that count up; of other ids nothing is known. */
export function isNewer(id: string, than: string): boolean {
  if (!/^\d+$/.test(id) || !/^\d+$/.test(than)) return false;
  return id.length === than.length ? id > than : id.length > than.length;
}
