import type { RequestClient } from '../../core/request/types';
import type { RecentFrom } from '../../core/store/recent';
import { nameOf } from '../../core/text/name';
import { readTime } from '../../core/time/read-time';
import { idOf, isRecord, textOf } from '../../page/json/json';
import { NOTICE_TYPES, type Notice, type NoticeDetail, type NoticeType } from './types';

const RECENT = '/api/v1/BizNotify/recent';
const DETAIL = '/api/v1/BizNotify/loadData';

/** The newest notices of a type; the reply keeps them by type. */
export async function fetchRecent(
  request: RequestClient,
  type: NoticeType,
  { before, rows }: RecentFrom,
  signal: AbortSignal,
): Promise<Notice[]> {
  const read = (data: unknown, zone: string) => {
    const byType = isRecord(data) && isRecord(data.list) ? data.list.data : null;
    const list = isRecord(byType) ? (byType[type] ?? []) : null;
    if (!Array.isArray(list)) return null;
    return list.map((row) => toNotice(row, type, zone)).filter((notice) => notice !== null);
  };
  return (await request.get(RECENT, { type, rows, before }, { signal, read })).data;
}

export async function fetchNotice(
  request: RequestClient,
  id: string,
  signal: AbortSignal,
): Promise<NoticeDetail> {
  return (await request.get(DETAIL, { id }, { signal, read: toDetail })).data;
}

/** From `data` of the reply; null where it has no notice. */
export function toDetail(data: unknown, zone?: string): NoticeDetail | null {
  const wire = isRecord(data) ? data.entity : null;
  const notice = isRecord(wire) ? toNotice(wire, '2', zone) : null;
  if (!isRecord(wire) || !notice) return null;
  return {
    ...notice,
    content: textOf(wire.content),
    breaks: Number(wire.format) === 1,
    url: textOf(wire.url),
    eventTypeId: idOf(wire.bizeventTypeId),
    source: textOf(wire.srcLabel),
  };
}

/** A notice of a reply, or null where it has no id. `fallback` is its type where the reply has none. */
export function toNotice(wire: unknown, fallback: NoticeType, zone?: string): Notice | null {
  if (!isRecord(wire)) return null;
  const id = idOf(wire.id);
  if (id === null) return null;
  return {
    id,
    type: NOTICE_TYPES.find((type) => type === String(wire.type)) ?? fallback,
    title: nameOf(wire.title, wire.brief, id),
    brief: textOf(wire.brief),
    at: readTime(wire.notifyReceiveAt, zone) || readTime(wire.createdAt, zone),
    // Not set, or 0: not read yet.
    read: Number(wire.notifyReadStatus) === 1,
  };
}
