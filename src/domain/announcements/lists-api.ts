import type { RequestClient } from '../../core/request/types';
import type { RecentFrom } from '../../core/store/recent';
import { nameOf } from '../../core/text/name';
import { readTime } from '../../core/time/read-time';
import { idOf, isRecord, textOf } from '../../page/json/json';
import type { Announcement } from './types';

const RECENT = '/api/v1/BizAnnouncement/recent';

export async function fetchRecent(
  request: RequestClient,
  { before, rows }: RecentFrom,
  signal: AbortSignal,
): Promise<Announcement[]> {
  const read = (data: unknown, zone: string) =>
    isRecord(data) && Array.isArray(data.list)
      ? data.list.map((row) => toAnnouncement(row, zone)).filter((announcement) => announcement !== null)
      : null;
  return (await request.get(RECENT, { rows, before }, { signal, read })).data;
}

/** An announcement of a reply, or null where it has no id. */
export function toAnnouncement(wire: unknown, zone?: string): Announcement | null {
  if (!isRecord(wire)) return null;
  const id = idOf(wire.id);
  if (id === null) return null;
  return {
    id,
    title: nameOf(wire.title, wire.brief, id),
    brief: textOf(wire.brief),
    category: textOf(wire.category),
    updatedAt: readTime(wire.updatedAt, zone),
    // Some services leave out the mark: nothing counts as unread that may have been read.
    read: String(wire.marked) !== '0',
  };
}
