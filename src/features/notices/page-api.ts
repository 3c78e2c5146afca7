import type { RequestClient } from '../../core/request/types';
import { isWire } from '../../core/session/wire';
import type { ListPage } from '../../core/store/list';
import { malformed } from './api';
import { toNotice } from './lists-api';
import type { Notice, NoticeType } from './types';

const PAGE = '/api/v1/BizNotify/findByPage';

export interface NoticeQuery {
  /** 1-based. */
  page: number;
  rows: number;
  /** A part of title or brief; empty for all. */
  text: string;
  /** Only the unread, or only the read; null for both. */
  read: boolean | null;
  /** Null for all types. */
  type: NoticeType | null;
}

/** A page of the notices, newest first (spec 7.1). */
export async function fetchPage(
  request: RequestClient,
  { page, rows, text, read, type }: NoticeQuery,
  signal: AbortSignal,
): Promise<ListPage<Notice>> {
  const params = {
    page,
    rows,
    sidx: 'id',
    sord: 'desc',
    'search[CN_title]': text === '' ? null : text,
    'search[EQ_notifyReadStatus]': read === null ? null : Number(read),
    'search[EQ_type]': type,
  };
  const { data } = await request.get<unknown>(PAGE, params, { signal });
  if (!isWire(data) || !Array.isArray(data.content)) throw malformed(PAGE, data);
  const items = data.content.map((row) => toNotice(row, type ?? '2')).filter((notice) => notice !== null);
  const total = Number(data.totalElements);
  return { items, total: Number.isInteger(total) && total >= 0 ? total : (page - 1) * rows + items.length };
}
