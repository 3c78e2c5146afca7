import type { RequestClient } from '../../core/request/types';
import { nameOf } from '../../core/text/name';
import { NOTICE_STATS } from '../../page/first-calls/paths';
import { countOf, idOf, isRecord, textOf } from '../../page/json/json';
import { NOTICE_TYPES, type NoticeStats, type NoticeType, type TypeStats } from './types';

/** Unread notices and the newest one, by type. */
export async function fetchStats(request: RequestClient, signal: AbortSignal): Promise<NoticeStats> {
  const read = (data: unknown) => (isRecord(data) ? toStats(data.stats) : null);
  return (await request.get(NOTICE_STATS, {}, { signal, read })).data;
}

/**
 * From a message of the socket (`stats`), or as this module makes it, from another tab. Null where it is neither.
 */
export function checkStats(wire: unknown): NoticeStats | null {
  if (!isRecord(wire)) return null;
  return toStats(wire.stats ?? (isRecord(wire[NOTICE_TYPES[0]]) ? wire : null));
}

/** `data.stats` of a reply; a type that it leaves out has none. Null where it is not one. */
function toStats(wire: unknown): NoticeStats | null {
  if (!isRecord(wire)) return null;
  return Object.fromEntries(NOTICE_TYPES.map((type) => [type, toTypeStats(wire[type])])) as Record<
    NoticeType,
    TypeStats
  >;
}

const wordOf = (value: unknown): string => (isRecord(value) ? '' : String(value ?? ''));

function toTypeStats(wire: unknown): TypeStats {
  const row = isRecord(wire) ? wire : {};
  const last = isRecord(row.last) ? row.last : row;
  const of = (own: string, theirs: string) => textOf(last === row ? row[theirs] : last[own]);
  const id = idOf(last === row ? row.lastId : last.id);
  return {
    unread: countOf(row.remains ?? row.unread) ?? 0,
    last:
      id === null
        ? null
        : {
            id,
            // Read where it is shown: what every page loads first knows no times.
            at: wordOf(last === row ? row.lastReceiveAt : last.at),
            title: nameOf(of('title', 'lastMsgTitle')),
            brief: nameOf(of('brief', 'lastMsgBrief')),
            url: of('url', 'lastMsgUrl'),
            read: (last === row ? id === idOf(row.maxReadedId) : last.read === true) || undefined,
          },
  };
}
