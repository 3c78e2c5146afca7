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
