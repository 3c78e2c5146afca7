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
