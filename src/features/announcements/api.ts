import { ShellError } from '../../core/errors';
import type { RequestClient } from '../../core/request/types';
import { idOf, isWire } from '../../core/session/wire';
import type { AnnouncementStats } from './types';

const STATS = '/api/v1/BizAnnouncement/stats';

export function malformed(path: string, body: unknown): ShellError {
  return new ShellError({
    kind: 'malformed',
    code: 'announcements',
    messageKey: 'error.malformed',
    call: `GET ${path}`,
    body,
  });
}

export async function fetchStats(request: RequestClient, signal: AbortSignal): Promise<AnnouncementStats> {
  const { data } = await request.get<unknown>(STATS, {}, { signal });
  const stats = isWire(data) ? toStats(data.stats) : null;
  if (!stats) throw malformed(STATS, data);
  return stats;
}

/**
 * `data.stats` of a reply or of a message of the socket; null where it is not one. The specification's reply tells of the
 * latest alone (`marked` 0), newer services count.
 */
export function toStats(wire: unknown): AnnouncementStats | null {
  if (!isWire(wire)) return null;
  const { remains, marked } = wire;
  const lastId = idOf(wire.lastId);
  const lastRead = lastId === null || String(marked) !== '0';
  const counted = remains === undefined || remains === null ? Number.NaN : Math.trunc(Number(remains));
  return { unread: Number.isFinite(counted) ? Math.max(0, counted) : lastRead ? 0 : 1, lastId, lastRead };
}

/** From a message of the socket (`announcement`), or as this module makes it, from another tab. Null where it is neither. */
export function checkStats(wire: unknown): AnnouncementStats | null {
  if (!isWire(wire)) return null;
  if (wire.announcement !== undefined) return toStats(wire.announcement);
  const { unread, lastId, lastRead } = wire;
  if (typeof unread !== 'number' || !(unread >= 0) || typeof lastRead !== 'boolean') return null;
  return { unread: Math.trunc(unread), lastId: idOf(lastId), lastRead };
}
