import type { RequestClient } from '../../core/request/types';
import { isWire } from '../../core/session/wire';
import { malformed } from './api';
import { toAnnouncement } from './lists-api';
import { type Page, ROWS } from './paging';
import type { Announcement } from './types';

const PAGE = '/api/v1/BizAnnouncement/findByPage';

export interface PageQuery {
  /** 1-based. */
  page: number;
  rows?: number;
  /** A part of title or brief; empty for all. */
  text?: string;
  /** Only the unread, or only the read. */
  read?: boolean | null;
}

/** A page of the announcements, newest first (spec 4, 7.1). */
export async function fetchPage(
  request: RequestClient,
  { page, rows = ROWS, text = '', read = null }: PageQuery,
  signal: AbortSignal,
): Promise<Page<Announcement>> {
  const params = {
    page,
    rows,
    sidx: 'id',
    sord: 'desc',
    'search[CN_title]': text === '' ? null : text,
    'search[EQ_marked]': read === null ? null : Number(read),
  };
  const { data } = await request.get<unknown>(PAGE, params, { signal });
  if (!isWire(data) || !Array.isArray(data.content)) throw malformed(PAGE, data);
  const items = data.content.map(toAnnouncement).filter((announcement) => announcement !== null);
  const total = countOf(data.totalElements) ?? (page - 1) * rows + items.length;
  return { page, pages: countOf(data.totalPages) ?? Math.ceil(total / rows), total, items };
}

function countOf(value: unknown): number | null {
  const count = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isInteger(count) && count >= 0 ? count : null;
}
