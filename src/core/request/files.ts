import { isRecord } from '../json/json';
import type { Call } from './call';
import type { ClientCore } from './client';
import { parseReply } from './reply';
import type { DownloadedFile, Params, Reply, RequestOptions, UploadOptions } from './types';

/** Percent are capped here until the server has answered (docs/behaviour.md#files). */
const MAX_SENT = 99;

export async function upload<T>(
  { platform, contextId, respond, receive }: ClientCore,
  path: string,
  file: Blob,
  options: UploadOptions<T>,
): Promise<Reply<T>> {
  const call: Call = {
    method: 'POST',
    path,
    params: options.params ?? {},
    options,
    send(url, headers, signal) {
      const form = new FormData();
      for (const [field, value] of Object.entries(options.fields ?? {})) form.append(field, value);
      form.append('contextId', options.contextId ?? contextId());
      // The file is last: a service that reads the form as a stream has the other fields by then.
      form.append(options.field ?? 'file', file);
      return platform.sendForm(url, form, {
        headers,
        signal,
        onProgress: (part) => options.onProgress?.(Math.min(MAX_SENT, Math.floor(part * 100))),
      });
    },
  };
  const received = await respond(call, options.signal, receive);
  options.onProgress?.(100);
  return parseReply(received, call, options.read);
}

export function download(
  { get, respond, receive }: ClientCore,
  path: string,
  params: Params,
  options: RequestOptions,
): Promise<DownloadedFile> {
  const call: Call = { method: 'GET', path, params, options, send: get };
  return respond(call, options.signal, (response) =>
    readFile(response, path, (failed) => receive(failed, call)),
  );
}

/** A body larger than this, in bytes, is a file and no reply. */
const MOST_OF_REPLY = 100_000;

/**
 * The file of a response. A failing download answers with the usual JSON instead; but a file may be JSON itself.
 * @param judge rejects with the error of the reply
 */
export async function readFile(
  response: Response,
  path: string,
  judge: (failed: Response) => Promise<unknown>,
): Promise<DownloadedFile> {
  const blob = await response.blob();
  const isJson = (response.headers.get('content-type') ?? '').includes('application/json');
  if (!response.ok || (isJson && (await isReply(blob)))) await judge(new Response(blob, response));
  return { blob, filename: filenameOf(response, path) };
}

async function isReply(blob: Blob): Promise<boolean> {
  if (blob.size > MOST_OF_REPLY) return false;
  try {
    const body: unknown = JSON.parse(await blob.text());
    return isRecord(body) && 'code' in body;
  } catch {
    return false;
  }
}

function filenameOf(response: Response, path: string): string {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename="([^"]+)"/i.exec(header)?.[1];
  const last = path.split(/[?#]/, 1)[0]!.split('/').pop() || 'download';
  // The header is hidden from other origins unless the service exposes it. A name that is badly encoded is skipped.
  return decoded(encoded) ?? plain ?? decoded(last) ?? last;
}

function decoded(name: string | undefined): string | null {
  try {
    return name === undefined ? null : decodeURIComponent(name);
  } catch {
    return null;
  }
}
