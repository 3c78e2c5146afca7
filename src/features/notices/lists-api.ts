import type { RequestClient } from '../../core/request/types';
import { idOf, isWire, textOf } from '../../core/session/wire';
import type { RecentFrom } from '../../core/store/recent';
import { malformed } from './api';
import { NOTICE_TYPES, type Notice, type NoticeDetail, type NoticeType } from './types';

const RECENT = '/api/v1/BizNotify/recent';
const DETAIL = '/api/v1/BizNotify/loadData';

/** The newest notices of a type; the reply keeps them by type (spec 7.1). */
export async function fetchRecent(
  request: RequestClient,
  type: NoticeType,
  { before, rows }: RecentFrom,
  signal: AbortSignal,
): Promise<Notice[]> {
  const { data } = await request.get<unknown>(RECENT, { type, rows, before }, { signal });
  const byType = isWire(data) && isWire(data.list) ? data.list.data : null;
  if (!isWire(byType)) throw malformed(RECENT, data);
  const list = byType[type] ?? [];
  if (!Array.isArray(list)) throw malformed(RECENT, data);
  return list.map((row) => toNotice(row, type)).filter((notice) => notice !== null);
}

export async function fetchNotice(
  request: RequestClient,
  id: string,
  signal: AbortSignal,
): Promise<NoticeDetail> {
  const { data } = await request.get<unknown>(DETAIL, { id }, { signal });
  const wire = isWire(data) ? data.entity : null;
  const notice = isWire(wire) ? toNotice(wire, '2') : null;
  if (!isWire(wire) || !notice) throw malformed(DETAIL, data);
  return {
    ...notice,
    content: textOf(wire.content),
    breaks: Number(wire.format) === 1,
    url: textOf(wire.url),
    eventTypeId: idOf(wire.bizeventTypeId),
    source: textOf(wire.srcLabel),
  };
}

/** A notice of a reply, or null where it has no id. `fallback` counts where it does not tell its type. */
export function toNotice(wire: unknown, fallback: NoticeType): Notice | null {
  if (!isWire(wire)) return null;
  const id = idOf(wire.id);
  if (id === null) return null;
  return {
    id,
    type: NOTICE_TYPES.find((type) => type === String(wire.type)) ?? fallback,
    title: textOf(wire.title) || textOf(wire.brief),
    brief: textOf(wire.brief),
    at: textOf(wire.notifyReceiveAt) || textOf(wire.createdAt),
    // Not set, or 0: not read yet (spec 2.6).
    read: Number(wire.notifyReadStatus) === 1,
  };
}
