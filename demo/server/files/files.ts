import type { Urls } from '../../hosts';
import { first } from '../database/db';
import type { Service } from '../http/service';
import { Failure } from '../reply/failure';

/** Types that a browser may display; all others are downloads. */
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
 * Serves stored files without a token, since images and links cannot send one: the random id protects the file. The
 * content type is the one that the upload determined, and `nosniff` keeps browsers from guessing another.
 */
export function files(userCentre: Service): void {
  const { db, store } = userCentre.deps;
  userCentre.open('GET', '/files/:id/:name', async ({ params, query, reply }) => {
    const id = params.text('id', { max: 36, pattern: /^[0-9a-f-]{36}$/ });
    const row = await first(
      db.query<{ filename: string; type: string; size: number; bytes: Uint8Array | null }>(
        'select filename, content_type as type, size, bytes from files where id = $1',
        [id],
      ),
    );
    // The seed's documents lie in the database.
    const content = row?.bytes ? Buffer.from(row.bytes) : await store.read(id);
    if (!row || !content) throw new Failure(404, { path: `/files/${id}` });
    const isShown = shownInPlace.has(row.type) && query.oneOf('download', ['0', '1'], '0') === '0';
    const disposition = isShown ? 'inline' : 'attachment';
    const ascii = row.filename.replace(/[^\x20-\x7e]|["\\]/g, '_');
    return reply
      .header('content-type', row.type)
      .header('content-length', row.size)
      .header(
        'content-disposition',
        `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded(row.filename)}`,
      )
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'private, max-age=3600, immutable')
      .send(content);
  });
}

/** RFC 5987 allows fewer unescaped characters than encodeURIComponent. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
