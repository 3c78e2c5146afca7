import type { RequestCore } from '../../core/request/client';
import { nameOf } from '../../core/text/name';
import { readTime } from '../../core/time/read-time';
import { safeUrl } from '../../core/url';
import { idOf, isRecord } from '../../page/json/json';
import { REPORT_STATUSES, type Report } from './types';

const LIST = '/api/v1/ReportTask/findByPage';

/** The five newest report tasks of the organisation. */
export async function fetchReports(request: RequestCore, signal: AbortSignal): Promise<Report[]> {
  const page = { page: 1, rows: 5, sidx: 'id', sord: 'desc' };
  const base = request.urlOf('/', { service: 'bi' });
  const read = (data: unknown, zone: string) =>
    isRecord(data) && Array.isArray(data.content)
      ? data.content.map((row) => toReport(row, zone, base)).filter((report) => report !== null)
      : null;
  return (await request.get(LIST, page, { service: 'bi', signal, read })).data;
}

/** A report task of a reply; null where it has no id. */
export function toReport(wire: unknown, zone?: string, base?: string): Report | null {
  if (!isRecord(wire)) return null;
  const id = idOf(wire.id);
  if (id === null) return null;
  const number = nameOf(wire.number, id);
  const status = REPORT_STATUSES.find((known) => String(known) === String(wire.status)) ?? null;
  return {
    id,
    number,
    title: nameOf(wire.title, number),
    status,
    createdAt: readTime(wire.createdAt, zone),
    url: status === 2 ? safeUrl(wire.attachUrl, base) : null,
  };
}
