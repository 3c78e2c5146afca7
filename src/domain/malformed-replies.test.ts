import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import en from '../../locales/en.json';
import zhCN from '../../locales/zh-CN.json';
import { DOMAIN_CALLS as CALLS, WRITES } from '../../tests/support/domain-calls';
import { json, ok } from '../../tests/support/http-server';
import { type Handler, type Stage, stage } from '../../tests/support/shell-server';
import type { ShellError } from '../core/errors';
import { errorText } from '../core/i18n/error-text';

/** Stores that call a service themselves, and check of the reply what they need. */
const STORES = ['files/transfers transfersStore', 'organisations/choice organisationChoiceStore'];

const KNOWN = [...Object.keys(CALLS), ...Object.keys(WRITES), ...STORES];

let now: Stage;
beforeAll(async () => {
  const bad: Handler = (_, response) => json(response, { ...ok('no such data'), requestId: 'r-7' });
  now = await stage({
    '/api/v1/My/getUserInfo': bad,
    '/api/v1/Context/baseData': bad,
    '*': bad,
  });
});
afterAll(async () => {
  now.shell.destroy();
  await now.server.close();
});

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  test('rejects a reply that cannot be parsed, with a sentence in both languages', async () => {
    const error = (await call(now.shell).then(
      () => null,
      (thrown: unknown) => thrown,
    )) as ShellError;
    expect(error).toMatchObject({
      kind: 'malformed',
      code: 'malformed',
      call: expect.stringMatching(/^(GET|POST) \/[\w/-]+$/),
      requestId: 'r-7',
      body: { data: 'no such data' },
    });
    expect(error.message).toBe(`${error.call}: malformed, request r-7`);
    const textIn = (texts: Record<string, string>) =>
      errorText(error, { find: () => null, t: (key) => texts[key] ?? '' });
    expect(textIn(en)).toMatch(/^[A-Z].{20,}\.$/);
    expect(textIn(zhCN)).toMatch(/^[一-鿿].{10,}$/);
  });
});

const callsService = (code: string) => /\brequest\s*\.(get|post|upload)\b/.test(code);

test('no call of a domain is missing here', () => {
  const files = import.meta.glob<Record<string, unknown>>('./*/*api.ts', { eager: true });
  const calls = Object.entries(files).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(
        ([, value]) =>
          /^(async )?function \w+\((request|shell|\{[^}]*request[^}]*\})/.test(String(value)) ||
          callsService(String(value)),
      )
      .map(([name]) => `${file.slice(2, -3)} ${name}`),
  );
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter((name) => !KNOWN.includes(name))).toEqual([]);
});

test('no other file with a call is missing here', () => {
  const sources = import.meta.glob<string>(['./*/*.ts', '!./*/*api.ts', '!./*/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const known = KNOWN.map((name) => name.split(' ')[0]);
  const files = Object.entries(sources)
    .filter(([, code]) => callsService(code))
    .map(([file]) => file.slice(2, -3));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !known.includes(file))).toEqual([]);
});
