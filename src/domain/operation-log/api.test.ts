import { expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { stages } from '../../../tests/support/shell-server';
import { fetchLog } from './api';

const stage = stages();

test('the last change of a record comes first, in whatever order the service has them', async () => {
  const content = ['2026-11-02T08:00:00Z', '2026-11-20T08:00:00Z', '2026-10-30T08:00:00Z'].map(
    (createdAt, id) => ({ id, createdAt }),
  );
  const { shell } = await stage({ '/log': (_, response) => json(response, ok({ content })) });
  await shell.session.start();
  const record = { recordType: 'order', recordId: '7' };
  const entries = await fetchLog(shell.request, '/log', record, new AbortController().signal);
  expect(entries.map(({ id }) => id)).toEqual(['1', '0', '2']);
});
