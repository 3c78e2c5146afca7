import { expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { stages } from '../../../tests/support/shell-server';
import { uploadImage } from '../feedback/api';
import { fetchPhotos } from '../photos/api';
import { fetchAttachments, uploadFile } from './api';

const stage = stages();
const { signal } = new AbortController();
const once = { idempotencyKey: 'k' };
const png = () => new File(['x'], 'x.png', { type: 'image/png' });

test('a file whose address runs a script keeps its name and has no address; a relative one begins at its service', async () => {
  const files = ['javascript:alert(1)', 'https://files.test/a.pdf', '/files/7/b.pdf', 'c.pdf'].map(
    (genUrl, id) => ({ id, genUrl, filename: `${id}.pdf` }),
  );
  const {
    shell,
    server: { url },
  } = await stage({ '/files': (_, response) => json(response, ok(files)) });
  await shell.session.start();
  const record = { recordType: 'order', recordId: '7' };
  const found = await fetchAttachments(shell.request, '/files', record, signal);
  expect(found.map(({ name }) => name)).toEqual(['0.pdf', '1.pdf', '2.pdf', '3.pdf']);
  expect(found.map((file) => file.url)).toEqual([
    '',
    'https://files.test/a.pdf',
    `${url}/files/7/b.pdf`,
    `${url}/c.pdf`,
  ]);
});

test('relative addresses of photos, of what is uploaded and of images of feedback begin at their service', async () => {
  const photos = [{ pictureUrl: '/p/1.jpg' }, { pictureUrl: 'javascript:alert(1)', sku: 'LAMP' }];
  const {
    shell,
    server: { url },
  } = await stage({
    '/photos': (_, response) => json(response, ok(photos)),
    '/upload': (_, response) =>
      json(response, ok({ entity: { id: 1, filename: 'x.png', genUrl: '' }, genUrl: 'f/x.png' })),
    '/image': (_, response) => json(response, ok({ entity: { genUrl: '/i/x.png' } })),
    '/script': (_, response) => json(response, ok({ entity: { id: 1, genUrl: 'javascript:alert(1)' } })),
  });
  await shell.session.start();
  const { request } = shell;
  const found = await fetchPhotos(request, '/photos', { orderType: '200', orderNo: 'SO1' }, signal);
  expect(found.map((photo) => [photo.url, photo.sku])).toEqual([
    [`${url}/p/1.jpg`, ''],
    ['', 'LAMP'],
  ]);
  const { attachment } = await uploadFile(request, { path: '/upload' }, png(), signal, () => {}, once);
  expect(attachment.url).toBe(`${url}/f/x.png`);
  expect(await uploadImage(request, '/image', png(), signal, () => {}, once)).toBe(`${url}/i/x.png`);
  await expect(uploadFile(request, { path: '/script' }, png(), signal, () => {}, once)).rejects.toThrow();
});
