import { ShellError } from '../../core/errors';
import type { RequestClient } from '../../core/request/types';
import { idOf, isWire, textOf } from '../../core/session/wire';
import type { RecentFrom } from '../../core/store/recent';
import type { Announcement, AnnouncementStats } from './types';

const STATS = '/api/v1/BizAnnouncement/stats';
const RECENT = '/api/v1/BizAnnouncement/recent';

export function malformed(path: string, body: unknown): ShellError {
  return new ShellError({
    kind: 'malformed',
    code: 'announcements',
    messageKey: 'error.malformed',
    call: `GET ${path}`,
    body,
  });
}

/** How many are unread. The specification's reply tells of the latest alone (`marked` 0), newer services count. */
export async function fetchStats(request: RequestClient, signal: AbortSignal): Promise<AnnouncementStats> {
  const { data } = await request.get<unknown>(STATS, {}, { signal });
  const stats = isWire(data) ? data.stats : null;
  if (!isWire(stats)) throw malformed(STATS, data);
  const { remains, marked, lastId } = stats;
  const counted = remains === undefined || remains === null ? Number.NaN : Math.trunc(Number(remains));
  const latest = idOf(lastId) !== null && String(marked) === '0' ? 1 : 0;
  return { unread: Number.isFinite(counted) ? Math.max(0, counted) : latest };
}

export async function fetchRecent(
  request: RequestClient,
  { before, rows }: RecentFrom,
  signal: AbortSignal,
): Promise<Announcement[]> {
  const { data } = await request.get<unknown>(RECENT, { rows, before }, { signal });
  if (!isWire(data) || !Array.isArray(data.list)) throw malformed(RECENT, data);
  return data.list.map(toAnnouncement).filter((announcement) => announcement !== null);
}

/** An announcement of a reply, or null where it has no id. */
export function toAnnouncement(wire: unknown): Announcement | null {
  if (!isWire(wire)) return null;
  const id = idOf(wire.id);
  if (id === null) return null;
  return {
    id,
    title: textOf(wire.title) || textOf(wire.brief),
    brief: textOf(wire.brief),
    category: textOf(wire.category),
    updatedAt: textOf(wire.updatedAt),
    // Services that do not tell leave it unmarked: nothing is called unread that may have been read.
    read: String(wire.marked) !== '0',
  };
}
