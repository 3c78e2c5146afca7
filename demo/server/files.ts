import { first } from './db';
import { Failure } from './failure';
import type { Urls } from './ports';
import type { Service } from './service';

/** Types that a browser may show in place; everything else is a download. */
const shownInPlace: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/bmp',
]);

export function fileUrl(urls: Urls, { id, filename }: { id: string; filename: string }): string {
  return `${urls.userCentre}/files/${id}/${encodeURIComponent(filename)}`;
}

/**
 * Serves stored files. There is no token to ask for, since images and links carry none: the random id is the key.
 * The type is the one found when the file came in, and a browser is told not to guess another.
 */
export function files(userCentre: Service): void {
  const { db } = userCentre.deps;
  userCentre.open('GET', '/files/:id/:name', async ({ params, reply }) => {
    const id = params.text('id', { max: 36, pattern: /^[0-9a-f-]{36}$/ });
    const row = await first(
      db.query<{ filename: string; type: string; bytes: Uint8Array }>(
        'select filename, content_type as type, bytes from files where id = $1',
        [id],
      ),
    );
    if (!row) throw new Failure(404, { path: `/files/${id}` });
    const disposition = shownInPlace.has(row.type) ? 'inline' : 'attachment';
    const ascii = row.filename.replace(/[^\x20-\x7e]|["\\]/g, '_');
    return reply
      .header('content-type', row.type)
      .header(
        'content-disposition',
        `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded(row.filename)}`,
      )
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'private, max-age=3600, immutable')
      .send(Buffer.from(row.bytes));
  });
}

/** RFC 5987 leaves fewer characters alone than encodeURIComponent does. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
