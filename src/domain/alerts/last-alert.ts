import type { KeyValue } from '../../core/platform/storage';
import { momentOf, readTime } from '../../core/time/read-time';
import { isRecord } from '../../page/json/json';
import * as KEYS from '../../page/storage-keys/keys';
import { isNewer } from '../notices/newer';
import { type LatestNotice, NOTICE_TYPES, type NoticeStats } from '../notices/types';

/** The fields that order notices. */
type NoticeRef = Pick<LatestNotice, 'id' | 'at'>;

export interface NewNotice extends LatestNotice {
  type: string;
}

/** Whose alerts these are: a notice may be new in one organisation and not in another. */
export interface AlertOwner {
  user: string;
  organisation: string;
}

/** What the page knows when it leaves one organisation for another. */
export interface Arrival {
  /** Clock time in ms until which it has heard of all notices: what comes then is later. */
  known: number;
  /** The notice for which no tab is elected yet: it is later, too. */
  open: NoticeRef | null;
}

/** The latest notice that an alert has shown, in this tab or another, or that was there before the first visit. */
export interface LastAlert {
  owner(): AlertOwner | null;
  /**
   * Restores the notice of an owner; on a first visit it is the latest of the counts.
   * @param arrival where the page has come from another organisation
   */
  begin(owner: AlertOwner, stats: NoticeStats, arrival?: Arrival): void;
  /** The latest unread notice, if it is later. */
  newer(stats: NoticeStats): NewNotice | null;
  set(notice: NewNotice): void;
  /** Keeps it for the next visit. */
  save(): void;
  clear(): void;
}

/** @param zone that of times that say none */
export function createLastAlert(local: KeyValue, zone: string): LastAlert {
  let owner: AlertOwner | null = null;
  let last: NoticeRef | null = null;
  return {
    owner: () => owner,
    begin(next, stats, arrival) {
      owner = next;
      const stored = read(local, next);
      last = stored === undefined ? before(latestOf(stats, zone), arrival) : stored;
      if (stored === undefined) write(local, next, last);
    },
    newer(stats) {
      const latest = owner && latestOf(stats, zone, { unread: true });
      return latest && isLater(latest, last) ? latest : null;
    },
    set(notice) {
      last = notice;
    },
    save() {
      if (owner) write(local, owner, last);
    },
    clear() {
      owner = null;
      last = null;
    },
  };
}

/**
 * The notice, if it had come by then; else what stands for all that had. Services may tell a time without its part of a
 * second.
 */
function before(latest: NoticeRef | null, arrival: Arrival | undefined): NoticeRef | null {
  if (!latest || !arrival) return latest;
  const came = momentOf(latest.at);
  const known = latest.id === arrival.open?.id ? Math.min(arrival.known, came) : arrival.known;
  const until = Math.floor(known / 1000) * 1000 - 1;
  return came > until ? { id: '', at: new Date(until).toISOString() } : latest;
}

/** Compares times, then ids that count up; where neither decides, another notice is a later one. */
function isLater(notice: NoticeRef, than: NoticeRef | null): boolean {
  if (than === null) return true;
  if (notice.id === than.id) return false;
  const [own, other] = [momentOf(notice.at), momentOf(than.at)];
  if (own !== other && !Number.isNaN(own) && !Number.isNaN(other)) return own > other;
  return isNewer(notice.id, than.id) || !isNewer(than.id, notice.id);
}

/** The latest notice of all types; with `unread` of the types that have unread ones. */
function latestOf(stats: NoticeStats, zone: string, { unread = false } = {}): NewNotice | null {
  let latest: NewNotice | null = null;
  for (const type of NOTICE_TYPES) {
    const { last, unread: count } = stats[type];
    if (!last || (count === 0 && unread)) continue;
    const notice = { ...last, at: readTime(last.at, zone), type };
    if (isLater(notice, latest)) latest = notice;
  }
  return latest;
}

export const unreadOf = (stats: NoticeStats): number =>
  NOTICE_TYPES.reduce((sum, type) => sum + stats[type].unread, 0);

const keyOf = ({ user }: AlertOwner): string => `${KEYS.lastAlert}${user}`;

/** Null: there was no notice at the last visit. Undefined: this is the first visit. */
function read(local: KeyValue, owner: AlertOwner): NoticeRef | null | undefined {
  try {
    const stored: unknown = JSON.parse(local.get(keyOf(owner)) ?? '');
    if (!isRecord(stored) || stored.organisation !== owner.organisation) return undefined;
    if (stored.id === null) return null;
    return typeof stored.id === 'string' && typeof stored.at === 'string'
      ? { id: stored.id, at: stored.at }
      : undefined;
  } catch {
    return undefined;
  }
}

function write(local: KeyValue, owner: AlertOwner, notice: NoticeRef | null): void {
  const { id, at } = notice ?? { id: null, at: '' };
  local.set(keyOf(owner), JSON.stringify({ organisation: owner.organisation, id, at }));
}

export const removeLastAlert = (local: KeyValue, owner: AlertOwner): void => local.remove(keyOf(owner));
