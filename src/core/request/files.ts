import { isRecord } from '../../page/json/json';
import { readJson } from '../../page/json/read-json';
import type { Call } from './call';
import type { ClientCore } from './client';
import { fileNameOf } from './file-name';
import { parseReply, type Received, refusedFile } from './reply';
import type { DownloadedFile, DownloadOptions, Params, Reply, UploadOptions } from './types';
import { OF_FILES, worded } from './worded';

/** Percent are capped here until the server has answered (docs/behaviour.md#files). */
const MAX_SENT = 99;

export async function upload<T>(
  { platform, zone, contextId, respond, receive }: ClientCore,
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
  const received = await respond(call, options.signal, async (response) =>
    accepted(await receive(response, call), call),
  );
  options.onProgress?.(100);
  return parseReply(received, call, options.read, zone);
}

/** Only code 200 in a response of status 200 is the success of an upload (docs/behaviour.md#files). */
function accepted(received: Received, call: Call): Received {
  if (Number(received.reply.code) !== 200 || received.response.status !== 200)
    throw refusedFile(received, call);
  return received;
}

export function download(
  { get, post, respond, receive }: ClientCore,
  path: string,
  params: Params,
  options: DownloadOptions,
): Promise<DownloadedFile> {
  const { method = 'GET', body, onProgress } = options;
  const send: Call['send'] = method === 'POST' ? post(body) : get;
  const call: Call = { method, path, params, options, send };
  return respond(call, options.signal, (response) =>
    readFile(response, path, (failed) => receive(failed, call), onProgress),
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
  onProgress?: DownloadOptions['onProgress'],
): Promise<DownloadedFile> {
  const blob = await (onProgress && response.ok ? readInParts(response, onProgress) : response.blob());
  const isJson = (response.headers.get('content-type') ?? '').includes('application/json');
  if (!response.ok || (isJson && (await isReply(blob)))) {
    await judge(new Response(blob, response)).catch((error) => {
      throw worded(error, OF_FILES);
    });
  }
  return { blob, filename: fileNameOf(response, path) };
}

async function readInParts(
  response: Response,
  onProgress: NonNullable<DownloadOptions['onProgress']>,
): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  const said = Number(response.headers.get('content-length') ?? Number.NaN);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    received += part.value.byteLength;
    // Of a compressed body the header has the size before it is unpacked.
    onProgress(received, said >= received ? said : null);
  }
  return new Blob(parts, { type });
}

async function isReply(blob: Blob): Promise<boolean> {
  if (blob.size > MOST_OF_REPLY) return false;
  try {
    const body: unknown = readJson(await blob.text());
    return isRecord(body) && 'code' in body;
  } catch {
    return false;
  }
}
