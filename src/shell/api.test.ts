import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, ok } from '../../tests/support/http-server';
import { type Stage, stage, until } from '../../tests/support/shell-server';
import { ownLangs } from '../core/i18n/lang';
import { createApi, type OmsShellApi } from './api';
import type { DoctorReport } from './doctor-report';
import type { Shell } from './shell';

let current: Stage;
let api: OmsShellApi;

/** The page's shell, which is not there until it is demanded. */
const pageWith = (shell: Shell, made: () => boolean, configured = true) => ({
  protocol: 1,
  version: '',
  api: null as never,
  whenShell: (fn: (shell: Shell) => void) => {
    fn(shell);
    return () => {};
  },
  additions: shell.additions,
  $heard: atom<readonly string[]>([]),
  shell: () => (made() ? shell : null),
  isConfigured: () => configured,
  lang: () => shell.i18n.lang(),
  add: () => {},
  prepare: async () => {},
  demand: () => {},
  explain: (report: DoctorReport) => report,
  onDestroy: new Set<() => void>(),
  end: () => {},
});

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  current = await stage({ '*': (_, response) => json(response, ok(1)) });
  api = createApi(
    pageWith(current.shell, () => true),
    current.platform.events,
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  current.shell.destroy();
  await current.server.close();
});

const told = () =>
  current.shell.doctor
    .report()
    .errors.filter(({ code }) => code === 'argument')
    .map(({ message }) => message);

const PATH = '/api/v1/Order/findAll';

test.each<[string, () => Promise<unknown>, string]>([
  [
    'request.get',
    () => api.request.get(PATH, {}, { retries: 3 } as object),
    '"retries"; allowed: service, signal,',
  ],
  ['request.post', () => api.request.post(PATH, {}, { idempotency: 'a' } as object), '"idempotency"'],
  ['request.upload', () => api.request.upload(PATH, new Blob(['a']), { name: 'x' } as object), 'onProgress'],
  ['request.download', () => api.request.download(PATH, {}, { filename: 'x' } as object), '"filename"'],
])('%s names an option that it does not have, once, and goes on without it', async (method, call, words) => {
  await call();
  await call().catch(() => {});
  await until(() => told().length > 0);
  expect(told()).toEqual([expect.stringContaining(words)]);
  expect(told()[0]).toMatch(new RegExp(`^${method.replace('.', '\\.')}: unknown option `));
  expect(current.server.calls(PATH)).toHaveLength(2);
});

test('a service that there is not is named, and the call goes nowhere', async () => {
  const call = api.request.get(PATH, {}, { service: 'bos' as never });
  await expect(call).rejects.toMatchObject({ kind: 'config' });
  await until(() => told().length > 0);
  expect(told()[0]).toMatch(/^request\.get: service: "bos" cannot be used; allowed: userCentre, boss,/);
});

test.each(['xx', 'EN', '', undefined, null, {}])(
  'setLang(%o) is refused, and the language stays',
  async (lang) => {
    await expect(api.setLang(lang as never)).rejects.toMatchObject({ name: 'ShellError', code: 'argument' });
    await expect(api.setLang(lang as never)).rejects.toThrow(
      new RegExp(`^setLang: .* allowed: ${ownLangs().join(', ')}$`),
    );
    expect(api.lang).toBe('zh-CN');
  },
);

test('can() knows nothing before the menu is there, and does not take that for a refusal', async () => {
  const { shell } = current;
  expect(api.can('order.add')).toBeUndefined();
  shell.start();
  await shell.ready;
  expect(api.can(shell.navigation.base.$state.get().data?.labels[0] ?? '')).toBe(true);
  expect(api.can('order.none')).toBe(false);
});

test.each([
  ['names the setting that is missing', false, ['hosts.userCentre: is missing']],
  ['blames nothing on the configuration, where that is complete', true, []],
])('doctor() without a shell %s', (_, configured, messages) => {
  const page = pageWith(current.shell, () => false, configured);
  const { errors } = createApi(page, current.platform.events).doctor();
  expect(errors.map(({ message }) => message)).toEqual(messages);
});
