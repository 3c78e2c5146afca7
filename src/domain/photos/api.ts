import { idOf, isRecord, textOf } from '../../core/json/json';
import { readTime } from '../../core/json/read-time';
import type { RequestClient } from '../../core/request/types';
import { safeUrl } from '../../core/url';
import type { PhotoQuery } from './source-types';

export interface Photo {
  id: string;
  orderNo: string;
  sku: string;
  /** http or https. */
  url: string;
  remark: string;
  /** ISO 8601; empty where the service does not say. */
  createdAt: string;
}

/** The photographs of a document, as the service sorts them: the newest first. */
export async function fetchPhotos(
  request: RequestClient,
  path: string,
  { orderType, orderNo }: PhotoQuery,
  signal: AbortSignal,
): Promise<Photo[]> {
  const options = { service: 'feedback', signal, read: toPhotos } as const;
  return (await request.get(path, { orderType, orderNo }, options)).data;
}

function toPhotos(data: unknown, zone: string): Photo[] | null {
  const rows = isRecord(data) ? data.content : data;
  return Array.isArray(rows)
    ? rows.map((row, at) => toPhoto(row, at, zone)).filter((photo) => photo !== null)
    : null;
}

/** A photograph of a reply; null where it has no address that is safe. */
export function toPhoto(wire: unknown, at: number, zone?: string): Photo | null {
  const url = isRecord(wire) ? safeUrl(wire.pictureUrl) : null;
  if (!isRecord(wire) || url === null) return null;
  return {
    id: idOf(wire.id) ?? `${at}`,
    orderNo: idOf(wire.orderNo) ?? '',
    sku: textOf(wire.sku),
    url,
    remark: textOf(wire.remark),
    createdAt: readTime(wire.createdAt, zone),
  };
}
