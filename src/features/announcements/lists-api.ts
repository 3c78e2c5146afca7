import type { RequestClient } from '../../core/request/types';
import { idOf, isWire, textOf } from '../../core/session/wire';
import type { RecentFrom } from '../../core/store/recent';
import { malformed } from './api';
import type { Announcement } from './types';

const RECENT = '/api/v1/BizAnnouncement/recent';

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
