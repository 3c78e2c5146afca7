import { fetchRows, type Rows } from '../../core/request/rows';
import type { RequestClient } from '../../core/request/types';
import { toAnnouncement } from './lists-api';
import { ROWS } from './paging';
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

/** A page of the announcements, newest first. */
export function fetchPage(
  request: RequestClient,
  { page, rows = ROWS, text = '', read = null }: PageQuery,
  signal: AbortSignal,
): Promise<Rows<Announcement>> {
  const search = { 'search[EQ_marked]': read === null ? null : Number(read) };
  return fetchRows(request, PAGE, { page, rows, text, search }, toAnnouncement, { signal });
}
