import type { KeyValue } from '../../../src/core/platform/storage';
import { PREFIX } from '../../../src/core/session/stored';
import { isWire } from '../../../src/core/session/wire';
import { isNewer } from '../../../src/features/notices/newer';
import { type LatestNotice, NOTICE_TYPES, type NoticeStats } from '../../../src/features/notices/types';

/** What tells one notice from another. */
export type Item = Pick<LatestNotice, 'id' | 'at'>;

export interface News extends LatestNotice {
  type: string;
}

/** Whose alerts these are: what is new in one organisation says nothing of another. */
export interface Owner {
  user: string;
  organisation: string;
}

/** By time, then by ids that count up; where neither tells, any other one is later. */
export function isLater(item: Item, than: Item | null): boolean {
  if (than === null) return true;
  if (item.id === than.id) return false;
  const [own, other] = [Date.parse(item.at), Date.parse(than.at)];
  if (own !== other && !Number.isNaN(own) && !Number.isNaN(other)) return own > other;
  return isNewer(item.id, than.id) || !isNewer(than.id, item.id);
}

/** The latest of all types; with `unread` of those alone that have something unread. */
export function latestOf(stats: NoticeStats, { unread = false } = {}): News | null {
  let latest: News | null = null;
  for (const type of NOTICE_TYPES) {
    const { last, unread: count } = stats[type];
    if (last && (count > 0 || !unread) && isLater(last, latest)) latest = { ...last, type };
  }
  return latest;
}

export const unreadOf = (stats: NoticeStats): number =>
  NOTICE_TYPES.reduce((sum, type) => sum + stats[type].unread, 0);

const keyOf = ({ user }: Owner): string => `${PREFIX}lastAlert.${user}`;

/** The item that this browser knew last: null is none at all, undefined is a first visit. */
export function recall(local: KeyValue, owner: Owner): Item | null | undefined {
  try {
    const kept: unknown = JSON.parse(local.get(keyOf(owner)) ?? '');
    if (!isWire(kept) || kept.organisation !== owner.organisation) return undefined;
    if (kept.id === null) return null;
    return typeof kept.id === 'string' && typeof kept.at === 'string'
      ? { id: kept.id, at: kept.at }
      : undefined;
  } catch {
    return undefined;
  }
}

export const forgetItem = (local: KeyValue, owner: Owner): void => local.remove(keyOf(owner));

export function remember(local: KeyValue, owner: Owner, item: Item | null): void {
  const { id, at } = item ?? { id: null, at: '' };
  local.set(keyOf(owner), JSON.stringify({ organisation: owner.organisation, id, at }));
}
