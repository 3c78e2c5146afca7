import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { favouritesStore } from './store';

const FIND = '/api/v1/UcUserFavMenu/findAll';
const SAVE = '/api/v1/UcUserFavMenu/saveAll';
const menus = [2, 3, 4].map((id) => ({
  id,
  parentId: 0,
  title: `E${id}`,
  url: `/home/e${id}`,
  scope: '1',
  menuType: 'YES',
  globalCatelogId: 'm1',
}));
const hidden = { ...menus[0], id: 5, url: '/home/e5', menuType: 'NO' };

let now: Stage;
type Handler = (call: Seen, response: ServerResponse) => void | Promise<void>;
async function set(found: unknown, save: Handler = (_, response) => json(response, ok(null))) {
  now = await stage({
    '/api/v1/Context/baseData': (call, response) =>
      json(
        response,
        ok(call.query.get('noVerify') === '1' ? { globalcatelogs: [] } : { menus: [...menus, hidden] }),
      ),
    [FIND]: (_, response) => json(response, ok(typeof found === 'function' ? found() : found)),
    [SAVE]: save,
  });
  now.shell.start();
  await now.shell.ready;
  const notices: string[] = [];
  now.shell.commands.provide(
    'showMessage',
    async ({ tone, title }) => void notices.push(`${tone}: ${title()}`),
  );
  return { store: now.shell.use(favouritesStore), notices };
}
const saved = () =>
  now.server.calls(SAVE).map(({ body }) => (JSON.parse(body) as { resourceIds: string }).resourceIds);
/** Answers of saves, given by the test. */
function slow() {
  const answers: ((body?: unknown) => void)[] = [];
  const save: Handler = async (_, response) => {
    const body = await new Promise<unknown>((resolve) => answers.push((given = ok(null)) => resolve(given)));
    json(response, body);
  };
  return { save, answers };
}
afterEach(async () => {
  now.shell.destroy();
  await now.server.close();
});

describe('what the server sends', () => {
  test.each<[string, unknown, string]>([
    ['numbers and texts', [2, '3'], '2 3'],
    ['each once', ['2', 2, '3'], '2 3'],
    ['what is no id is left out', [null, {}, '', '2', '3,4'], '2'],
    ['ids of entries that are gone are kept', ['9', '2'], '9 2'],
  ])('%s', async (_, found, ids) => {
    const { store } = await set(found);
    await store.refresh();
    expect(store.$state.get().data?.join(' ')).toBe(ids);
  });

  test.each([[{}], ['x'], [null], [{ content: [] }]])('%j is no list', async (found) => {
    const { store } = await set(found);
    await store.refresh();
    expect(store.$state.get()).toMatchObject({
      data: null,
      error: { kind: 'malformed', call: 'GET /api/v1/UcUserFavMenu/findAll' },
    });
  });

  test('only what is still there is shown', async () => {
    const { store } = await set(['9', '3', '5', '2']);
    await store.refresh();
    expect(store.$entries.get().map(({ id }) => id)).toEqual(['3', '2']);
  });
});

describe('changing', () => {
  test('a star is shown at once, saved with what is out of sight, and told', async () => {
    const { store, notices } = await set(['9', '2']);
    await store.refresh();
    const done = store.star('3', true);
    expect(store.$starred.get().has('3')).toBe(true);
    await done;
    expect(saved()).toEqual(['9,2,3']);
    expect(notices).toEqual(['success: 操作成功，请到 我的收藏 查看！']);
  });

  test('a move is announced in its own words', async () => {
    const { store, notices } = await set(['2', '9', '3']);
    await store.refresh();
    await store.move('3', 0);
    expect(saved()).toEqual(['3,9,2']);
    expect(notices).toEqual(['success: 移动成功']);
  });

  test('a list that is not known yet is fetched before, never saved over', async () => {
    const { store } = await set(['2']);
    await store.star('3', true);
    expect(saved()).toEqual(['2,3']);
  });

  test('where it cannot be fetched nothing is saved', async () => {
    const { store, notices } = await set('x');
    await store.star('3', true);
    expect(saved()).toEqual([]);
    expect(store.$failure.get()?.kind).toBe('malformed');
    expect(notices).toHaveLength(1);
  });

  test('what changes nothing is not saved', async () => {
    const { store } = await set(['2']);
    await store.star('2', true);
    expect(saved()).toEqual([]);
  });

  test('a refusal takes it back, with the server’s words', async () => {
    const { store, notices } = await set(['2'], (_, response) =>
      json(response, { code: 10010, message: '收藏数量超出上限' }),
    );
    await store.refresh();
    await store.star('3', true);
    expect(store.$state.get().data).toEqual(['2']);
    expect(store.$failure.get()?.serverMessage).toBe('收藏数量超出上限');
    expect(notices).toEqual(['error: 收藏数量超出上限']);
  });

  test('changes made while one is saved go together with the next save', async () => {
    const { save, answers } = slow();
    const { store, notices } = await set(['2'], save);
    await store.refresh();
    const first = store.star('3', true);
    await until(() => answers.length === 1);
    void store.star('4', true);
    void store.star('2', false);
    expect(store.$state.get().data).toEqual(['3', '4']);
    answers[0]?.();
    await until(() => answers.length === 2);
    answers[1]?.();
    await first;
    expect(saved()).toEqual(['2,3', '3,4']);
    expect(notices).toHaveLength(1);
  });

  test('a refusal takes back what was sent and keeps what was changed since', async () => {
    const { save, answers } = slow();
    const { store, notices } = await set(['2'], save);
    await store.refresh();
    const done = store.star('3', true);
    await until(() => answers.length === 1);
    void store.star('4', true);
    expect(store.$state.get().data).toEqual(['2', '3', '4']);
    answers[0]?.({ code: 10010, message: '不行' });
    await until(() => answers.length === 2);
    expect(store.$state.get().data).toEqual(['2', '4']);
    answers[1]?.();
    await done;
    expect(saved()).toEqual(['2,3', '2,4']);
    expect(notices).toEqual(['error: 不行', 'success: 操作成功，请到 我的收藏 查看！']);
  });

  test('three hundred are kept in their order', async () => {
    const many = Array.from({ length: 300 }, (_, index) => String(1000 + index));
    const { store } = await set([...many, '2', '3']);
    await store.refresh();
    await store.move('3', 0);
    expect(saved()).toEqual([[...many, '3', '2'].join(',')]);
  });

  test('without anybody to show a notice it works all the same', async () => {
    const { store } = await set(['2'], (_, response) => json(response, { code: 10010, message: '不行' }));
    now.shell.commands.provide('showMessage', () => Promise.reject(new Error('nobody')));
    await store.star('3', true);
    await until(() =>
      now.shell.doctor
        .report()
        .errors.some(({ code, source }) => code === 'reply' && source === 'favourites'),
    );
  });

  test('what was on its way for another organisation is forgotten', async () => {
    let answer = () => {};
    const { store, notices } = await set(['2'], async (_, response) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      json(response, { code: 10010, message: '不行' });
    });
    await store.refresh();
    const done = store.star('3', true);
    await until(() => now.server.calls(SAVE).length === 1);
    store.reset('organisation');
    answer();
    await done;
    expect(store.$failure.get()).toBeNull();
    expect(notices).toEqual([]);
    await until(() => store.$state.get().data !== null);
    expect(store.$state.get().data).toEqual(['2']);
  });
});

describe('other visits and other tabs', () => {
  const SAVED = { type: 'favourites', userId: 'u1' };

  test('the list of the last visit is there before any reply, and is never saved over the server’s', async () => {
    const { store } = await set(['2']);
    await store.refresh();
    const again = now.visitAgain();
    const other = again.use(favouritesStore);
    expect(other.$state.get()).toMatchObject({ data: ['2'], stale: true });
    again.start();
    await other.star('3', true);
    expect(now.server.calls(FIND).length).toBeGreaterThan(1);
    expect(saved()).toEqual(['2,3']);
    again.destroy();
  });

  test('that of another user is not', async () => {
    const { store } = await set(['2']);
    await store.refresh();
    now.platform.cookies.set('userId', 'u2', { days: 1, domain: undefined });
    const again = now.visitAgain();
    expect(again.use(favouritesStore).$state.get().data).toBeNull();
    again.destroy();
  });

  test('a save is posted to other tabs, and theirs are fetched', async () => {
    const { store } = await set(['2']);
    await store.refresh();
    await store.star('3', true);
    expect(now.platform.posted).toContainEqual(SAVED);
    const before = now.server.calls(FIND).length;
    for (const wrong of [null, 'favourites', { type: 'favourites' }, { ...SAVED, userId: 'u2' }]) {
      now.platform.receive(wrong);
    }
    expect(store.$state.get().loading).toBe(false);
    now.platform.receive(SAVED);
    await until(() => now.server.calls(FIND).length === before + 1);
  });

  test('a change made while another tab’s is fetched is put on top of it', async () => {
    let found = ['2'];
    const { store } = await set(() => found);
    await store.refresh();
    found = ['2', '9'];
    now.platform.receive(SAVED);
    const done = store.star('3', true);
    expect(store.$starred.get().has('3')).toBe(true);
    await done;
    expect(saved()).toEqual(['2,9,3']);
  });
});
