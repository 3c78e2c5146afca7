import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { actAsStore } from './store';

const FIND = '/api/v1/User/findByPageOrIds';
const ACT_AS = '/auth/jwt/actas';
const ROW = { id: 2003, name: '何嘉怡', email: 'he@oms.test', orgName: '越洋优品', roleLabel: 'CLMEM' };

let current: Stage | null = null;
async function set(handlers: Record<string, (call: Seen, response: ServerResponse) => void> = {}) {
  current = await stage({
    [FIND]: (_, response) => json(response, ok({ content: [ROW, null, {}], totalElements: 187 })),
    ...handlers,
  });
  await current.shell.session.start();
  return { ...current, store: current.shell.use(actAsStore) };
}
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

test('the list has nobody who is a super user, and what cannot be read is left out', async () => {
  const { store, server } = await set();
  store.open();
  await until(() => store.$list.get().total === 187);
  expect(store.$list.get().items).toEqual([
    { id: '2003', name: '何嘉怡', email: 'he@oms.test', organisation: '越洋优品', role: 'CLMEM' },
  ]);
  expect(server.calls(FIND)[0]?.query.get('search[EQ_isSuper]')).toBe('0');
});

test('the search waits for the typing to pause', async () => {
  const { store, server, platform } = await set();
  store.search('何');
  store.search(' 何嘉 ');
  platform.clock.advance(300);
  await until(() => store.$list.get().total !== null);
  expect(server.calls(FIND).map(({ query }) => query.get('search[CN_name]'))).toEqual(['何嘉']);
});

test('nobody is acted as before the question is answered, and a refusal is put into words', async () => {
  const { store, server, platform } = await set({
    [ACT_AS]: (_, response) => json(response, { code: 10015, message: '不能切换为该用户' }),
  });
  await store.confirm();
  expect(server.calls(ACT_AS)).toHaveLength(0);
  store.open();
  await until(() => store.$list.get().items.length === 1);
  const [person] = store.$list.get().items;
  if (person) store.ask(person);
  await store.confirm();
  expect(store.$state.get()).toMatchObject({ busy: false, error: { serverMessage: '不能切换为该用户' } });
  expect(platform.assigned).toEqual([]);
  store.cancel();
  expect(store.$state.get()).toEqual({ asked: null, busy: false, error: null });
});

test('a second press sends nothing while the first is on its way', async () => {
  const { store, server } = await set({ [ACT_AS]: (_, response) => json(response, { code: 10015 }) });
  store.ask({ id: '2003', name: '何嘉怡', email: '', organisation: '', role: null });
  await Promise.all([store.confirm(), store.confirm()]);
  expect(server.calls(ACT_AS)).toHaveLength(1);
});
