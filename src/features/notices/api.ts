import { ShellError } from '../../core/errors';
import type { RequestClient } from '../../core/request/types';
import { isWire } from '../../core/session/wire';
import { NOTICE_TYPES, type NoticeStats, type NoticeType } from './types';

const STATS = '/api/v1/BizNotify/stats';

export function malformed(path: string, body: unknown): ShellError {
  return new ShellError({
    kind: 'malformed',
    code: 'notices',
    messageKey: 'error.malformed',
    call: `GET ${path}`,
    body,
  });
}

/** Unread notices by type (spec 3); a type that the reply leaves out has none. */
export async function fetchStats(request: RequestClient, signal: AbortSignal): Promise<NoticeStats> {
  const { data } = await request.get<unknown>(STATS, {}, { signal });
  const stats = isWire(data) ? data.stats : null;
  if (!isWire(stats)) throw malformed(STATS, data);
  const unread = (type: NoticeType) => {
    const row = stats[type];
    const remains = isWire(row) ? Math.trunc(Number(row.remains)) : 0;
    return Number.isFinite(remains) ? Math.max(0, remains) : 0;
  };
  return Object.fromEntries(NOTICE_TYPES.map((type) => [type, unread(type)])) as Record<NoticeType, number>;
}

/** Marks some, or all of a type. */
export async function markAsRead(
  request: RequestClient,
  which: { ids: readonly string[] } | { type: NoticeType },
): Promise<void> {
  await request.post('/api/v1/BizNotify/markAsRead', which);
}
