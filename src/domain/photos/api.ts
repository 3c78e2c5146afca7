import type { RequestCore } from '../../core/request/client';
import { readTime } from '../../core/time/read-time';
import { safeUrl } from '../../core/url';
import { idOf, isRecord, textOf } from '../../page/json/json';
import type { PhotoQuery } from './source-types';

export interface Photo {
  id: string;
  orderNo: string;
  sku: string;
  /** http or https; empty where the service gives none that is safe. */
  url: string;
  remark: string;
  /** ISO 8601; empty where the service does not say. */
  createdAt: string;
}

/** The photographs of a document, as the service sorts them: the newest first. */
export async function fetchPhotos(
  request: RequestCore,
  path: string,
  { orderType, orderNo }: PhotoQuery,
  signal: AbortSignal,
): Promise<Photo[]> {
  const service = 'feedback';
  const read = (data: unknown, zone: string) => toPhotos(data, zone, request.urlOf('/', { service }));
  const options = { service, signal, read } as const;
  return (await request.get(path, { orderType, orderNo }, options)).data;
}

function toPhotos(data: unknown, zone: string, base: string): Photo[] | null {
  const rows = isRecord(data) ? data.content : data;
  return Array.isArray(rows)
    ? rows.map((row, at) => toPhoto(row, at, zone, base)).filter((photo) => photo !== null)
    : null;
}

/** A photograph of a reply; null for what is no record. @param base where a relative address begins */
export function toPhoto(wire: unknown, at: number, zone?: string, base?: string): Photo | null {
  if (!isRecord(wire)) return null;
  return {
    id: idOf(wire.id) ?? `${at}`,
    orderNo: idOf(wire.orderNo) ?? '',
    sku: textOf(wire.sku),
    url: safeUrl(wire.pictureUrl, base) ?? '',
    remark: textOf(wire.remark),
    createdAt: readTime(wire.createdAt, zone),
  };
}
