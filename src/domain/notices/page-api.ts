import { fetchRows, type Rows } from '../../core/request/rows';
import type { RequestClient, RequestOptions } from '../../core/request/types';
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
  /** Id of the type of the event that the notice tells of; null for all. */
  eventType: string | null;
}

/** A page of the notices, newest first. */
export function fetchPage(
  request: RequestClient,
  { page, rows, text, read, type, eventType }: NoticeQuery,
  options: RequestOptions,
): Promise<Rows<Notice>> {
  const search = {
    'search[EQ_notifyReadStatus]': read === null ? null : Number(read),
    'search[EQ_type]': type,
    'search[EQ_bizeventTypeId]': eventType,
  };
  const toItem = (row: unknown, zone: string) => toNotice(row, type ?? '2', zone);
  return fetchRows(request, PAGE, { page, rows, text, search }, toItem, options);
}
