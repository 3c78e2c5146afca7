import type { Additions } from './additions';

/** Keeps the badge of an entry; null takes it away, also one of the configuration. */
export function setBadge(additions: Additions, entryId: unknown, badge: unknown): void {
  const id = String(entryId);
  if (badge === null) additions.remove('badges', id);
  else additions.add('badges', { id, badge });
}
