import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { connectionsStore } from './store';

const BOUND = '/auth/connect/bound';
const CALLBACK = '/auth/connect/callback/workplace';
const UNBIND = '/auth/connect/unbind/workplace';
const SOCIAL = { providers: ['workplace', 'cloud'], hosts: ['console.test'] };
const HREF = 'http://console.test/home/connections';

let current: Stage | null = null;
async function set(
  handlers: Record<string, (call: Seen, response: ServerResponse) => void> = {},
  href = HREF,
) {
  current = await stage(
    {
      [BOUND]: (_, response) => json(response, ok([{ provider: 'workplace', accountName: 'mia' }, 7])),
      ...handlers,
    },
    { href, config: { social: SOCIAL } },
  );
  await current.shell.session.start();
  return { ...current, store: current.shell.use(connectionsStore) };
}
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

test('there are providers on allowed hosts only', async () => {
  expect((await set()).store.providers().map(({ id }) => id)).toEqual(['workplace', 'cloud']);
  current?.shell.destroy();
  await current?.server.close();
  expect((await set({}, 'http://erp.test/')).store.providers()).toEqual([]);
});

test('binding begins at the user centre and returns to the page', async () => {
  const { store, server } = await set({}, `${HREF}?provider=x&error=denied#a`);
  const url = new URL(store.bindUrl('workplace'));
  expect(url.origin + url.pathname).toBe(`${server.url}/auth/connect/render/workplace`);
  expect(url.searchParams.get('host')).toBe('console.test');
  expect(url.searchParams.get('redirectUrl')).toBe(`${HREF}?provider=workplace`);
});

describe('what a provider sent back', () => {
  const answer = new URLSearchParams('provider=workplace&code=c&state=s');

  test('is read once, and the list is fetched again', async () => {
    const { store, server } = await set({ [CALLBACK]: (_, response) => json(response, ok(null)) });
    expect(store.finishVisit(answer)).toBe(true);
    expect(store.finishVisit(answer)).toBe(true);
    await until(() => store.$state.get().outcome === 'bound' && store.bindings.$state.get().data !== null);
    expect(server.calls(CALLBACK)).toHaveLength(1);
    expect(JSON.parse(server.calls(CALLBACK)[0]?.body ?? '')).toEqual({ code: 'c', state: 's' });
    expect(server.calls(CALLBACK)[0]?.query.get('host')).toBe('console.test');
    expect(store.bindings.$state.get().data).toEqual([
      { provider: 'workplace', accountName: 'mia', boundAt: null },
    ]);
  });

  test('may be a refusal, of the person or of the service', async () => {
    const { store } = await set({
      [CALLBACK]: (_, response) => json(response, { code: 10017, message: '该第三方账号已绑定到其他用户' }),
    });
    store.finishVisit(new URLSearchParams('provider=workplace&error=denied'));
    expect(store.$state.get().outcome).toBe('denied');
    store.finishVisit(new URLSearchParams('provider=workplace&error=<b>'));
    expect(store.$state.get().outcome).toBe('failed');
    store.finishVisit(answer);
    await until(() => store.$state.get().error !== null);
    expect(store.$state.get()).toMatchObject({
      outcome: null,
      error: { serverMessage: '该第三方账号已绑定到其他用户' },
    });
  });

  test.each<[string, Record<string, never> | { code: number }]>([
    ['provider=workplace&error=foreign', {}],
    [String(answer), { code: 10016 }],
  ])('%s is a visit that is over or of another browser', async (query, refusal) => {
    const { store } = await set({ [CALLBACK]: (_, response) => json(response, refusal) });
    store.finishVisit(new URLSearchParams(query));
    await until(() => store.$state.get().outcome !== null);
    expect(store.$state.get()).toMatchObject({ outcome: 'foreign', error: null, busy: false });
  });

  test.each([
    '',
    'provider=workplace',
    'code=c&state=s',
    'provider=workplace&code=c',
    'provider=nobody&code=c&state=s',
    'provider=..&code=c&state=s',
    'provider=nobody&error=denied',
  ])('%j is nothing', async (query) => {
    const { store } = await set();
    expect(store.finishVisit(new URLSearchParams(query))).toBe(false);
  });

  test('is nothing where social login is not allowed', async () => {
    const { store } = await set({}, 'http://erp.test/home/connections');
    expect(store.finishVisit(answer)).toBe(false);
    expect(store.$state.get().busy).toBe(false);
  });
});

test('unbinding asks first', async () => {
  const { store, server } = await set({ [UNBIND]: (_, response) => json(response, ok(null)) });
  await store.unbind();
  expect(server.calls(UNBIND)).toHaveLength(0);
  store.ask({ id: 'workplace', label: null });
  await store.unbind();
  expect(server.calls(UNBIND)).toHaveLength(1);
  expect(store.$state.get()).toMatchObject({ asked: null, outcome: 'unbound' });
});
