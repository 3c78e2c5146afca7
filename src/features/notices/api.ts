import { ShellError } from '../../core/errors';
import type { RequestClient } from '../../core/request/types';
import { idOf, isWire, textOf } from '../../core/session/wire';
import { type LatestNotice, NOTICE_TYPES, type NoticeStats, type NoticeType, type TypeStats } from './types';

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

/** Unread notices and the newest one, by type (spec 3). */
export async function fetchStats(request: RequestClient, signal: AbortSignal): Promise<NoticeStats> {
  const { data } = await request.get<unknown>(STATS, {}, { signal });
  const stats = isWire(data) ? toStats(data.stats) : null;
  if (!stats) throw malformed(STATS, data);
  return stats;
}

/** `data.stats` of a reply or of a message of the socket; a type that it leaves out has none. Null where it is not one. */
export function toStats(wire: unknown): NoticeStats | null {
  if (!isWire(wire)) return null;
  return Object.fromEntries(NOTICE_TYPES.map((type) => [type, toTypeStats(wire[type])])) as Record<
    NoticeType,
    TypeStats
  >;
}

function toTypeStats(wire: unknown): TypeStats {
  if (!isWire(wire)) return { unread: 0, last: null };
  const remains = Math.trunc(Number(wire.remains));
  const id = idOf(wire.lastId);
  return {
    unread: Number.isFinite(remains) ? Math.max(0, remains) : 0,
    last: id === null ? null : toLatest(id, wire),
  };
}

const toLatest = (id: string, wire: Record<string, unknown>): LatestNotice => ({
  id,
  at: textOf(wire.lastReceiveAt),
  title: textOf(wire.lastMsgTitle),
  brief: textOf(wire.lastMsgBrief),
  url: textOf(wire.lastMsgUrl),
});

/** Marks some, or all of a type. */
export async function markAsRead(
  request: RequestClient,
  which: { ids: readonly string[] } | { type: NoticeType },
): Promise<void> {
  await request.post('/api/v1/BizNotify/markAsRead', which);
}
