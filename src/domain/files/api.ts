import type { RequestCore } from '../../core/request/client';
import { shownName } from '../../core/request/file-name';
import type { Once } from '../../core/request/submission';
import type { Params, RequestClient, RequestOptions } from '../../core/request/types';
import { nameOf } from '../../core/text/name';
import { readTime } from '../../core/time/read-time';
import { safeUrl } from '../../core/url';
import { countOf, idOf, isRecord, textOf } from '../../page/json/json';

const DELETE = '/api/v1/BizAttach/del';

/** A file that the service has. */
export interface Attachment {
  id: string;
  /** In one line, without marks that mislead. */
  name: string;
  /** http or https; empty where the service gives none that is safe. */
  url: string;
  /** Bytes; null where the service does not say. */
  size: number | null;
  /** A note that the user wrote about it; empty where there is none. */
  brief: string;
  /** ISO 8601; empty where the service does not say. */
  createdAt: string;
  createdName: string;
  /** Whether the user may delete it; null where the service does not say. */
  mine: boolean | null;
}

/** The record that a file belongs to. */
export interface RecordRef {
  recordType: string;
  recordId: string;
}

export interface UploadTarget extends Pick<RequestOptions, 'service'> {
  path: string;
  params?: Params | undefined;
  /** Name of the form field of the file; default `file`. */
  field?: string | undefined;
  /** Further fields of the form. */
  fields?: Readonly<Record<string, string>> | undefined;
}

/** Uploads one file; `message` is the server's. */
export async function uploadFile(
  request: RequestCore,
  { path, ...target }: UploadTarget,
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
  once: Once,
): Promise<{ attachment: Attachment; message: string }> {
  const { data, message } = await request.upload(path, file, {
    ...target,
    ...once,
    signal,
    onProgress,
    read: (reply, zone) => toUploaded(reply, zone, request.urlOf('/', { service: target.service })),
  });
  return { attachment: data, message: textOf(message) };
}

export async function deleteFile(request: RequestClient, id: string): Promise<void> {
  // It changes what the service has, and so is no read, though it is sent by GET.
  await request.get(DELETE, { id });
}

export async function fetchAttachments(
  request: RequestCore,
  path: string,
  { recordType, recordId }: RecordRef,
  signal: AbortSignal,
): Promise<Attachment[]> {
  const read = (data: unknown, zone: string) =>
    Array.isArray(data)
      ? data.map((row) => toAttachment(row, zone, request.urlOf('/'))).filter((row) => row !== null)
      : null;
  return (await request.get(path, { recordType, recordId }, { signal, read })).data;
}

function toUploaded(data: unknown, zone: string, base: string): Attachment | null {
  if (!isRecord(data) || !isRecord(data.entity)) return null;
  const genUrl = safeUrl(data.entity.genUrl, base) ?? data.genUrl;
  const file = toAttachment({ ...data.entity, genUrl }, zone, base);
  // The page is told the address of what it has uploaded: without one the upload has failed.
  return file?.url === '' ? null : file;
}

/** A file of a reply; null for what is no record. @param base where a relative address begins */
export function toAttachment(wire: unknown, zone?: string, base?: string): Attachment | null {
  if (!isRecord(wire)) return null;
  const url = safeUrl(wire.genUrl, base) ?? '';
  const { mine } = wire;
  return {
    id: idOf(wire.id) ?? '',
    name: nameOf(shownName(textOf(wire.filename)), shownName(textOf(wire.title)), url, wire.id),
    url,
    size: countOf(wire.size),
    brief: textOf(wire.brief),
    createdAt: readTime(wire.createdAt, zone),
    createdName: textOf(wire.createdName),
    mine: typeof mine === 'boolean' ? mine : null,
  };
}
