import { expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Handler, stages } from '../../../tests/support/shell-server';
import type { ShellError } from '../../core/errors';
import type { OwnLang } from '../../core/i18n/lang';
import { type FormTarget, transfersStore } from './transfers';

const stage = stages();

async function open(handlers: Record<string, Handler>, lang: OwnLang = 'en') {
  const { shell, server, platform } = await stage(handlers, { config: { lang } });
  const messages: unknown[] = [];
  shell.commands.provide(
    'showMessage',
    async ({ tone, title, text, duration }) => void messages.push([tone, title(), text?.(), duration]),
  );
  shell.start();
  await shell.ready;
  const errors = () => shell.doctor.report().errors.filter(({ source }) => source === 'download');
  return { shell, server, platform, messages, errors, ...shell.use(transfersStore) };
}

const failure = (promise: Promise<unknown>): Promise<ShellError> =>
  promise.then(
    () => Promise.reject(new Error('it should have failed')),
    (error) => error,
  );

const UPLOAD = '/api/v1/BizAttach/uploadFile';
const file = new File(['abc'], 'a\nb.png', { type: 'image/png' });

test('an upload goes to the default target, and shows the words of the server', async () => {
  const { upload, server, messages } = await open({
    [UPLOAD]: (_, response) => json(response, ok({ entity: {} }, 'Stored')),
  });
  expect((await upload(null, file, { fields: { recordId: '7' } })).code).toBe(200);
  const [call] = server.calls(UPLOAD);
  expect(`${call?.query}`).toBe('source=oms-shell&model=logistics&type=other&contextId=1000412&lang=en');
  expect(call?.body).toContain('name="recordId"');
  expect(messages).toEqual([['success', 'Stored', undefined, undefined]]);
});

test('an upload shows no success where the page wants none, and says it in our words where the server has none', async () => {
  const { upload, messages } = await open({
    '/api/v1/Quiet': (_, response) => json(response, ok(null, '')),
  });
  await upload('/api/v1/Quiet', file, { showMessage: false });
  expect(messages).toEqual([]);
  await upload('/api/v1/Quiet', file);
  expect(messages).toEqual([['success', 'Uploaded', undefined, undefined]]);
});

test('a failed upload says why for 30 s and rejects', async () => {
  const { upload, messages } = await open({
    '/api/v1/No': (_, response) => json(response, { code: 10030, message: 'Larger than 50 MB' }),
  });
  const error = await failure(upload('/api/v1/No', file, { showMessage: false }));
  expect(error).toMatchObject({ kind: 'reply', code: '10030' });
  expect(messages).toEqual([['error', 'ab.png could not be uploaded', 'Larger than 50 MB', 30_000]]);
});

test('what is no file is refused', async () => {
  const { upload } = await open({});
  expect(await failure(upload('/x', 'a.png' as never))).toMatchObject({ code: 'argument' });
});

test('a download is given to the browser, by the name of the reply or of the page', async () => {
  const { download, platform } = await open({
    '/api/v1/File': (_, response) => {
      response.setHeader('content-disposition', 'attachment; filename="../bill.csv"');
      response.end('a,b');
    },
  });
  expect(await download('/api/v1/File')).toBe(true);
  expect(await download('/api/v1/File', { filename: 'mine.csv', method: 'POST' })).toBe(true);
  expect(platform.saved.map(({ name }) => name)).toEqual(['bill.csv', 'mine.csv']);
});

test('a failed download is silent for the user, and told to the page', async () => {
  const { download, messages, platform, errors } = await open({
    '/api/v1/File': (_, response) => json(response, { code: 10020, message: 'Gone' }),
  });
  expect(await download('/api/v1/File')).toBe(false);
  expect(messages).toEqual([]);
  expect(platform.saved).toEqual([]);
  expect(errors()).toMatchObject([{ code: 'reply', message: 'GET /api/v1/File: reply 10020' }]);
});

test('a cancelled download is no error', async () => {
  const { download, errors } = await open({});
  expect(await download('/api/v1/File', { signal: AbortSignal.abort() })).toBe(false);
  expect(errors()).toEqual([]);
});

test.each([
  ['en', 'A form download needs a method'] as const,
  ['zh-CN', '原始form表单下载，method属性不能为空！'] as const,
])('a form without a method is refused in %s with the given words', async (lang, words) => {
  const { download, platform } = await open({}, lang);
  const error = await failure(download({ form: { action: '/x' } } as never));
  expect(error).toMatchObject({ code: 'argument', message: words, messageKey: 'download.methodMissing' });
  expect(platform.forms).toEqual([]);
});

test('a form goes to the service, or to an address, with organisation and language', async () => {
  const { download, platform, server } = await open({});
  const send = (form: FormTarget['form']) => download({ form });
  await send({ method: 'POST', action: '/old/export?x=1', fields: { ids: '1,2', none: null, n: 3 } });
  await send({
    method: 'get' as never,
    action: 'https://old.example/export?x=1',
    fields: { ids: 7 },
    newTab: true,
  });
  expect(platform.forms).toEqual([
    {
      url: `${server.url}/old/export?x=1&contextId=1000412&lang=en`,
      method: 'POST',
      fields: { ids: '1,2', n: '3' },
      newTab: false,
      life: 300_000,
    },
    {
      url: 'https://old.example/export?x=1&contextId=1000412&lang=en',
      method: 'GET',
      fields: { x: '1', contextId: '1000412', lang: 'en', ids: '7' },
      newTab: true,
      life: 300_000,
    },
  ]);
});

test.each(['javascript:alert(1)', '//evil.example', '', 7, 'data:text/html,x'])(
  'the action %j of a form is refused',
  async (action) => {
    const { download, platform } = await open({});
    const form = { method: 'POST', action: action as string } as const;
    expect(await failure(download({ form }))).toMatchObject({ code: 'argument' });
    expect(platform.forms).toEqual([]);
  },
);
