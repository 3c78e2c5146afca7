import { ShellError } from '../../core/errors';
import type { RequestClient, RequestOptions } from '../../core/request/types';
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

/** From a message of the socket (`stats`), or as this module makes it, from another tab. Null where it is neither. */
export function checkStats(wire: unknown): NoticeStats | null {
  if (!isWire(wire)) return null;
  if (wire.stats !== undefined) return toStats(wire.stats);
  const stats: Partial<Record<NoticeType, TypeStats>> = {};
  for (const type of NOTICE_TYPES) {
    const own = wire[type];
    if (!isWire(own) || typeof own.unread !== 'number' || !(own.unread >= 0)) return null;
    const last = isWire(own.last) ? own.last : null;
    const id = last && idOf(last.id);
    stats[type] = {
      unread: Math.trunc(own.unread),
      last:
        last && id !== null
          ? {
              id,
              at: textOf(last.at),
              title: textOf(last.title),
              brief: textOf(last.brief),
              url: textOf(last.url),
            }
          : null,
    };
  }
  return stats as NoticeStats;
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
  options: RequestOptions,
): Promise<void> {
  await request.post('/api/v1/BizNotify/markAsRead', which, options);
}
