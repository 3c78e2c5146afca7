import { randomUUID } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Bilingual } from '../../support/lang';
import { isStorable } from '../database/storable';
import { maxFileSize } from '../http/app';
import { Failure, invalid } from '../reply/failure';
import { fileMessages } from '../reply/reply-messages';
import { type FileKind, kindOfName } from './file-kinds';
import { cleanName } from './file-name';
import type { FileStore } from './store';

export interface Received {
  readonly id: string;
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  /** The other fields of the form, before and after the file. */
  readonly fields: Readonly<Record<string, string>>;
}

export const refused = (reason: Bilingual): Failure => new Failure(10030, {}, reason);

/** Room for the form around the file. */
const formSize = 1024 * 1024;
const headSize = 16;

/**
 * Stores the one file of a form while it arrives, whatever the name of its field. A form that is refused leaves no file
 * behind; it is read to its end, so that the sender gets the reason instead of a broken connection.
 * @throws Failure 10030
 */
export async function receiveFile(store: FileStore, request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) throw refused(fileMessages.none);
  if (Number(request.headers['content-length'] ?? 0) > maxFileSize + formSize)
    throw refused(fileMessages.tooLarge);
  const id = randomUUID();
  const fields: Record<string, string> = {};
  let file: Omit<Received, 'fields'> | Bilingual | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') file = await storePart(store, id, part);
      else if (typeof part.value === 'string' && isStorable(part.value)) fields[part.fieldname] = part.value;
    }
  } catch (error) {
    await store.remove(id);
    throw failureOf(error);
  }
  if (!file) throw refused(fileMessages.none);
  if ('id' in file) return { ...file, fields };
  await store.remove(id);
  throw refused(file);
}

async function storePart(
  store: FileStore,
  id: string,
  part: MultipartFile,
): Promise<Omit<Received, 'fields'> | Bilingual> {
  const filename = cleanName(part.filename);
  const kind = filename === undefined ? undefined : kindOfName(filename);
  if (filename === undefined || !kind) {
    for await (const _ of part.file);
    return filename === undefined ? fileMessages.name : fileMessages.kind;
  }
  const check = new Check(kind);
  await store.write(id, check.pass(part.file));
  return check.problem ?? { id, filename, contentType: kind.contentType, size: check.size };
}

/** Looks at the bytes that pass by. Of a file that is refused the rest is read, but not stored. */
class Check {
  size = 0;
  problem: Bilingual | undefined = fileMessages.empty;
  #head = Buffer.alloc(0);

  constructor(readonly kind: FileKind) {}

  async *pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      const isFirst = this.#head.length < headSize;
      this.size += chunk.length;
      if (isFirst) {
        this.#head = Buffer.concat([this.#head, chunk.subarray(0, headSize)]);
        this.problem = this.kind.starts(this.#head) ? undefined : fileMessages.kind;
      }
      if (this.size > maxFileSize) this.problem = fileMessages.tooLarge;
      else if (this.kind.isText && chunk.includes(0)) this.problem = fileMessages.kind;
      // The head of a file may come in pieces.
      if (!this.problem || this.#head.length < headSize) yield chunk;
    }
  }
}

function failureOf(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refused(fileMessages.tooLarge);
  if (code === 'FST_FILES_LIMIT') return refused(fileMessages.several);
  if (code === 'ENOSPC') return new Failure(503);
  return typeof code === 'string' && code.startsWith('FST_') ? invalid('file') : error;
}
