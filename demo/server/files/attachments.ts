import { randomUUID } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { maxFileSize } from '../http/app';
import { Failure, invalid } from '../http/failure';
import type { Call, Deps, Service } from '../http/service';
import { contentTypeOf } from './file-kinds';
import { fileUrl } from './files';

/** Uploads. Code 10030 refuses files of more than 10 MB and files that are neither an image nor an office document. */
export function attachments(userCentre: Service): void {
  const { deps } = userCentre;
  userCentre.secured('POST', '/api/v1/BizAttach/uploadFile', (call) => uploadFile(deps, call));
  userCentre.secured('GET', '/api/v1/BizAttach/del', async ({ user, query }) => {
    const id = query.text('id', { max: 36 });
    const deleted = await deps.db.query('delete from files where id = $1 and owner_id = $2 returning id', [
      id,
      user.id,
    ]);
    if (deleted.length === 0) throw new Failure(10020);
    return { id };
  });
}

const insertSql = `
  insert into files (id, filename, content_type, bytes, size, owner_id, model, type, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

async function uploadFile({ db, urls }: Deps, { request, query, user, now }: Call): Promise<unknown> {
  const { part, bytes } = await receiveFile(request);
  const filename = cleanName(part.filename);
  const contentType = contentTypeOf(filename, bytes);
  if (!contentType || bytes.length === 0 || bytes.length > maxFileSize) throw new Failure(10030);
  const label = (name: string, fallback: string) =>
    fieldOf(part, name) ?? query.optionalText(name, { max: 40 }) ?? fallback;
  const id = randomUUID();
  const values = [label('model', 'logistics'), label('type', 'other')];
  await db.query(insertSql, [id, filename, contentType, bytes, bytes.length, user.id, ...values, now]);
  const genUrl = fileUrl(urls, { id, filename });
  return { entity: { id, filename, genUrl, title: filename, createdAt: now.toISOString() }, genUrl };
}

async function receiveFile(request: Call['request']): Promise<{ part: MultipartFile; bytes: Buffer }> {
  if (!request.isMultipart()) throw invalid('file');
  try {
    const part = await request.file();
    if (part?.fieldname !== 'file') throw invalid('file');
    return { part, bytes: await part.toBuffer() };
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Failure(10030);
    if (typeof code === 'string' && code.startsWith('FST_')) throw invalid('file');
    throw error;
  }
}

/** The value of a form field that precedes the file. */
function fieldOf(part: MultipartFile, name: string): string | undefined {
  const field = part.fields[name];
  if (!field || Array.isArray(field) || field.type !== 'field') return undefined;
  const { value } = field;
  if (typeof value !== 'string' || value.length > 40 || value.includes('\0')) throw invalid(name);
  return value || undefined;
}

/**
 * Removes folders, control characters and characters that file systems refuse; keeps the extension and at most 120
 * characters.
 */
function cleanName(name: string | undefined): string {
  const base = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
  const clean = base.replace(/[\u0000-\u001f\u007f<>:"|?*\u202a-\u202e\u2066-\u2069]/g, '').trim();
  const dot = clean.lastIndexOf('.');
  if (dot < 1) throw new Failure(10030);
  return clean.slice(0, dot).slice(0, 110) + clean.slice(dot).slice(0, 10);
}
