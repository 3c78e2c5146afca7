import type { RequestCore } from '../../core/request/client';
import type { RequestClient, RequestOptions } from '../../core/request/types';
import { nameOf } from '../../core/text/name';
import { safeUrl } from '../../core/url';
import { isRecord, textOf } from '../../page/json/json';
import { toAnnouncement } from './lists-api';
import type { AnnouncementDetail, Attachment } from './types';

const DETAIL = '/api/v1/BizAnnouncement/loadData';

export async function fetchAnnouncement(
  request: RequestCore,
  id: string,
  signal: AbortSignal,
): Promise<AnnouncementDetail> {
  const read = (data: unknown, zone: string) => toDetail(data, zone, request.urlOf('/'));
  return (await request.get(DETAIL, { id }, { signal, read })).data;
}

/** From `data` of the reply; null where it has no announcement. @param base where addresses of files begin that are relative */
export function toDetail(data: unknown, zone?: string, base?: string): AnnouncementDetail | null {
  const wire = isRecord(data) ? data.entity : null;
  const announcement = toAnnouncement(wire, zone);
  if (!isRecord(wire) || !announcement) return null;
  return {
    ...announcement,
    // Unlike in a list: where the service does not say, it is marked once more.
    read: String(wire.marked) === '1',
    content: textOf(wire.content),
    attachments: attachmentsOf(wire.meta, base),
  };
}

export async function markAsRead(request: RequestClient, id: string, options: RequestOptions): Promise<void> {
  await request.post('/api/v1/BizAnnouncement/markAsRead', { id }, options);
}

/** `meta` is JSON text that somebody wrote: what cannot be read, or leads nowhere safe, is left out. */
export function attachmentsOf(meta: unknown, base?: string): Attachment[] {
  if (typeof meta !== 'string') return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(meta);
  } catch {
    return [];
  }
  const items = isRecord(parsed) ? parsed.items : null;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => {
    if (!isRecord(item)) return [];
    const url = safeUrl(item.attachUrl, base);
    return url === null ? [] : [{ url, title: nameOf(item.attachTitle, nameIn(url)) }];
  });
}

/** The last part of an address, for a file without a title. */
function nameIn(url: string): string {
  const { pathname, host } = new URL(url);
  const last = pathname.split('/').filter(Boolean).at(-1) ?? host;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
