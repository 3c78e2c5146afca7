import type { RequestClient } from '../../core/request/types';
import { ANNOUNCEMENT_STATS } from '../../page/first-calls/paths';
import { countOf, idOf, isRecord } from '../../page/json/json';
import type { AnnouncementStats } from './types';

export async function fetchStats(request: RequestClient, signal: AbortSignal): Promise<AnnouncementStats> {
  const read = (data: unknown) => (isRecord(data) ? toStats(data.stats) : null);
  return (await request.get(ANNOUNCEMENT_STATS, {}, { signal, read })).data;
}

/** From a message of the socket (`announcement`), or as this module makes it, from another tab. Null where it is neither. */
export const checkStats = (wire: unknown): AnnouncementStats | null =>
  isRecord(wire) ? toStats(wire.announcement ?? (typeof wire.lastRead === 'boolean' ? wire : null)) : null;

/** `data.stats` of a reply: some services give the latest alone (`marked` 0), newer ones count. */
function toStats(wire: unknown): AnnouncementStats | null {
  if (!isRecord(wire)) return null;
  const lastId = idOf(wire.lastId);
  const lastRead =
    lastId === null || (typeof wire.lastRead === 'boolean' ? wire.lastRead : String(wire.marked) !== '0');
  return { unread: countOf(wire.remains ?? wire.unread) ?? (lastRead ? 0 : 1), lastId, lastRead };
}
