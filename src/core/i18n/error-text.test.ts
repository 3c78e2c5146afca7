import { afterEach, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { type ShellError, toShellError } from '../errors';
import { errorText } from './error-text';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

/** The error of a call that is answered so, and its text in both languages. */
async function textsOf(reply: object) {
  current = await stage({
    '/x': (_, response) => json(response, reply),
    '/status/locale/findByPage': (call, response) => {
      const langValue = call.query.get('search[EQ_locale]') === 'en' ? 'Out of stock' : '库存不足';
      const row = { langKey: 'ucenter.code.777', langValue, opAt: '2026-01-01 00:00:00' };
      json(response, ok({ content: [row], totalPages: 1 }));
    },
  });
  const { i18n, request } = current.shell;
  await i18n.refresh();
  const error: ShellError = await request.get('/x', {}, { auth: false }).then(
    () => {
      throw new Error('it should have failed');
    },
    (thrown) => thrown,
  );
  const before = errorText(error, i18n);
  await i18n.setLang('en');
  await until(() => i18n.find('ucenter.code.777') === 'Out of stock');
  return { error, texts: [before, errorText(error, i18n)] };
}

test('the server’s own words stay as they are', async () => {
  const { texts } = await textsOf({ code: 777, message: '没有库存' });
  expect(texts).toEqual(['没有库存', '没有库存']);
});

test('the server’s translation of a code changes with the language', async () => {
  const { error, texts } = await textsOf({ code: 777 });
  expect(texts).toEqual(['库存不足', 'Out of stock']);
  expect(error.serverMessage).toBe('库存不足');
});

test('the shell’s own text changes with the language, and the message stays English', async () => {
  const { error, texts } = await textsOf({ code: 778 });
  expect(texts).toEqual(['操作未成功，请稍后重试', 'That did not work. Try again later.']);
  expect(error.message).toBe('GET /x: reply 778');
});

test('what was thrown elsewhere is named in the message, for logs', () => {
  const cause = new TypeError('no list');
  expect(toShellError(cause)).toMatchObject({
    kind: 'shell',
    code: 'unexpected',
    messageKey: 'error.unexpected',
    message: 'unexpected: TypeError: no list',
    cause,
  });
});
