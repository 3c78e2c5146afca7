import { expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { stages } from '../../../tests/support/shell-server';
import { fetchAttachments } from './api';

const stage = stages();

test('a file whose address runs a script is no attachment', async () => {
  const files = ['javascript:alert(1)', 'https://files.test/a.pdf'].map((genUrl, id) => ({ id, genUrl }));
  const { shell } = await stage({ '/files': (_, response) => json(response, ok(files)) });
  await shell.session.start();
  const record = { recordType: 'order', recordId: '7' };
  const found = await fetchAttachments(shell.request, '/files', record, new AbortController().signal);
  expect(found.map(({ url }) => url)).toEqual(['https://files.test/a.pdf']);
});
