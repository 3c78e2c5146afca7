import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { DEBOUNCE, type SearchStore, searchStore } from './store';
import { GROUPS } from './types';

const ORDERS = '/api/v2/B2cOrder/gsmod';
const PRODUCTS = '/api/v1/Product/gsmod';
const PURCHASES = '/api/v2/po/gsmod';
const ANNOUNCEMENTS = '/api/v1/BizAnnouncement/gsmod';
const PATHS = [ORDERS, PRODUCTS, PURCHASES, ANNOUNCEMENTS];

type Handler = (call: Seen, response: ServerResponse) => void;
const found = (call: Seen, response: ServerResponse) =>
  json(response, ok({ total: 7, items: [{ id: '1', sku: call.query.get('keyword'), title: 'T' }] }));

let current: Stage | null = null;
async function set(handlers: Record<string, Handler> = {}): Promise<{ stageNow: Stage; store: SearchStore }> {
  const all = { ...Object.fromEntries(PATHS.map((path) => [path, found])), ...handlers };
  current = await stage(all);
  return { stageNow: current, store: current.shell.use(searchStore) };
}
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

const searches = ({ server }: Stage) => server.seen.filter(({ path }) => PATHS.includes(path));
const statuses = (store: SearchStore) => GROUPS.map((group) => store.$state.get()[group].status);
const settled = (store: SearchStore) =>
  until(() => statuses(store).every((status) => status === 'done' || status === 'failed'));

describe('the global search', () => {
  test('waits until the typing has rested, then asks four groups for five each', async () => {
    const { stageNow, store } = await set();
    const { clock } = stageNow.platform;
    store.type('HY');
    await clock.advance(DEBOUNCE - 1);
    store.type('HY-2');
    await clock.advance(DEBOUNCE - 1);
    expect(searches(stageNow)).toEqual([]);
    await clock.advance(1);
    await settled(store);
    expect(
      searches(stageNow)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...PATHS].sort());
    for (const { query } of searches(stageNow)) {
      expect([query.get('keyword'), query.get('size'), query.get('lang')]).toEqual(['HY-2', '5', 'zh-CN']);
    }
    expect(store.$state.get().orders).toMatchObject({ total: 7, hits: [{ id: '1', title: 'HY-2' }] });
  });

  test('asks for nothing below two characters, and forgets what was found', async () => {
    const { stageNow, store } = await set();
    store.type(' H ');
    await stageNow.platform.clock.advance(DEBOUNCE);
    expect(searches(stageNow)).toEqual([]);
    store.type('HY');
    store.flush();
    await settled(store);
    store.type('H');
    expect(statuses(store)).toEqual(['idle', 'idle', 'idle', 'idle']);
    expect(store.$state.get().orders.hits).toEqual([]);
  });

  test('what comes along with a pasted number is not searched for', async () => {
    const { stageNow, store } = await set();
    store.type('\u202dＳＯ2611274407\u200b\u202c');
    store.flush();
    await settled(store);
    expect(new Set(searches(stageNow).map(({ query }) => query.get('keyword')))).toEqual(
      new Set(['SO2611274407']),
    );
  });

  test('Enter need not wait', async () => {
    const { stageNow, store } = await set();
    store.type('HY');
    store.flush();
    store.flush();
    await settled(store);
    expect(searches(stageNow)).toHaveLength(4);
    expect(stageNow.platform.clock.waiting).toBe(0);
  });

  test('each group fills as it arrives, and one that fails hides no other', async () => {
    let answer = () => {};
    const { store } = await set({
      [ORDERS]: (_, response) => {
        answer = () => json(response, { code: 500, message: '订单服务不可用' }, 200);
      },
    });
    store.type('HY');
    store.flush();
    await until(() =>
      statuses(store)
        .slice(1)
        .every((status) => status === 'done'),
    );
    expect(statuses(store)[0]).toBe('loading');
    answer();
    await settled(store);
    expect(store.$state.get().orders).toMatchObject({
      status: 'failed',
      error: { serverMessage: '订单服务不可用' },
    });
    expect(store.$state.get().products.status).toBe('done');
  });

  test('a failed group is asked again alone', async () => {
    let fails = true;
    const { stageNow, store } = await set({
      [PRODUCTS]: (call, response) =>
        fails ? json(response, { code: 10020, message: '不行' }) : found(call, response),
    });
    store.type('HY');
    store.flush();
    await settled(store);
    fails = false;
    store.retry('products');
    store.retry('orders');
    await settled(store);
    expect(store.$state.get().products.status).toBe('done');
    expect(stageNow.server.calls(PRODUCTS)).toHaveLength(2);
    expect(stageNow.server.calls(ORDERS)).toHaveLength(1);
  });

  test('a late reply of an older search is dropped', async () => {
    const late: (() => void)[] = [];
    const { store } = await set({
      [ORDERS]: (call, response) => {
        if (call.query.get('keyword') === 'old') late.push(() => found(call, response));
        else found(call, response);
      },
    });
    store.type('old');
    store.flush();
    await until(() => late.length === 1);
    store.type('new');
    store.flush();
    await settled(store);
    for (const answer of late) answer();
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.$state.get().orders.hits[0]?.title).toBe('new');
    expect(store.$state.get().keyword).toBe('new');
  });

  test('a change of the language asks again, a switch of the organisation forgets', async () => {
    const { stageNow, store } = await set();
    store.type('HY');
    store.flush();
    await settled(store);
    stageNow.shell.i18n.setLang('en');
    await until(() => searches(stageNow).length === 8);
    expect(searches(stageNow).at(-1)?.query.get('lang')).toBe('en');
    store.clear();
    expect(store.$state.get().keyword).toBe('');
    expect(statuses(store)).toEqual(['idle', 'idle', 'idle', 'idle']);
  });
});

describe('replies that are not what they should be', () => {
  test.each([null, [], 'x', { items: {} }, { total: 3 }])('%j is a failure', async (data) => {
    const { store } = await set({ [ORDERS]: (_, response) => json(response, ok(data)) });
    store.type('HY');
    store.flush();
    await settled(store);
    expect(store.$state.get().orders).toMatchObject({ status: 'failed', error: { kind: 'malformed' } });
  });

  test('rows without an id are left out, wrong values are none, and there are never more than five', async () => {
    const row = { id: 5, orderNo: 7, sku: null, quantity: '2', status: {}, extra: '<b>' };
    const items = [null, 'x', { orderNo: 'no id' }, row, ...Array.from({ length: 9 }, (_, id) => ({ id }))];
    const { store } = await set({
      [ORDERS]: (_, response) => json(response, ok({ total: 'many', items })),
      [ANNOUNCEMENTS]: (_, response) =>
        json(response, ok({ total: 1, items: [{ id: 'a', title: 'x', updatedAt: 'yesterday' }] })),
    });
    store.type('HY');
    store.flush();
    await settled(store);
    const { orders, announcements } = store.$state.get();
    expect(orders.hits).toHaveLength(5);
    expect(orders.total).toBe(5);
    expect(orders.hits[0]).toEqual({
      id: '5',
      code: '7',
      title: '',
      also: '',
      quantity: null,
      available: null,
      status: '',
      at: null,
    });
    expect(announcements.hits[0]?.at).toBeNull();
  });

  test('what matched visibly is first, and what else matched is said', async () => {
    const items = [
      { id: 1, sku: 'A-1', title: '收纳箱', also: 'Box, brown' },
      { id: 2, sku: 'OW-2', title: '花盆', also: 'Pot' },
      { id: 3, sku: 'B-3', title: 'Bowl' },
    ];
    const { store } = await set({ [PRODUCTS]: (_, response) => json(response, ok({ total: 3, items })) });
    store.type('ow');
    store.flush();
    await settled(store);
    const { hits } = store.$state.get().products;
    expect(hits.map(({ code, also }) => [code, also])).toEqual([
      ['OW-2', ''],
      ['B-3', ''],
      ['A-1', 'Box, brown'],
    ]);
  });

  test('the beginning of a number is before a match within a word, in the order of blanks and hyphens', async () => {
    const items = [
      { id: 1, sku: 'CV-1', title: 'Car vacuum, brown' },
      { id: 2, sku: 'LM-2', title: 'Owl lamp' },
      { id: 3, sku: 'X-OW-3', title: 'Lamp' },
      { id: 4, sku: 'OW-LAMP', title: 'Lamp' },
      { id: 5, sku: 'OW', title: 'Lamp' },
    ];
    const { store } = await set({ [PRODUCTS]: (_, response) => json(response, ok({ total: 5, items })) });
    const codes = async (keyword: string) => {
      store.type(keyword);
      store.flush();
      await settled(store);
      return store.$state.get().products.hits.map(({ code }) => code);
    };
    expect(await codes('ow')).toEqual(['OW', 'OW-LAMP', 'X-OW-3', 'LM-2', 'CV-1']);
    expect((await codes('ＯＷ lamp'))[0]).toBe('OW-LAMP');
  });

  test('rows have the names of one service or another, and none is without a name', async () => {
    const items = [
      { id: 1, erpSku: 'ERP-1', name: '台灯', nameEn: 'Desk lamp' },
      { id: 2, erpSkuCode: 22, title: '  ', name: '椅子' },
      { id: 3, title: '\u200b', also: 'Pot' },
      { id: 4 },
    ];
    const { stageNow, store } = await set({
      [PRODUCTS]: (_, response) => json(response, ok({ total: 4, items })),
    });
    store.type('lamp');
    store.flush();
    await settled(store);
    const shown = () => store.$state.get().products.hits.map(({ code, title }) => [code, title]);
    expect(shown()).toEqual([
      ['ERP-1', '台灯'],
      ['22', '椅子'],
      ['', 'Pot'],
      ['', '4'],
    ]);
    stageNow.shell.i18n.setLang('en');
    await until(() => shown()[0]?.[1] === 'Desk lamp');
  });

  test('no more is kept than is shown, however much arrives', async () => {
    const items = Array.from({ length: 10_000 }, (_, id) => ({ id: id % 3, title: 'x'.repeat(1000) }));
    const { store } = await set({
      [ANNOUNCEMENTS]: (_, response) => json(response, ok({ total: -4, items })),
      // Half of a pair: no address can hold it.
      [ORDERS]: (_, response) =>
        json(response, ok({ total: 1e300, items: [{ id: '\ud83d' }, { id: 'ok' }] })),
    });
    store.type('HY');
    store.flush();
    await settled(store);
    const { announcements, orders } = store.$state.get();
    expect(announcements.hits.map(({ id }) => id)).toEqual(['0', '1', '2']);
    expect(announcements.total).toBe(3);
    expect(announcements.hits[0]?.title).toHaveLength(200);
    expect(orders).toMatchObject({ total: 1, hits: [{ id: 'ok' }] });
  });

  test('a reply after the field was cleared is discarded', async () => {
    let answer = () => {};
    const { store } = await set({
      [ORDERS]: (call, response) => {
        answer = () => found(call, response);
      },
    });
    store.type('HY');
    store.flush();
    await until(() => store.$state.get().products.status === 'done');
    store.type('');
    answer();
    await new Promise((resolve) => setImmediate(resolve));
    expect(statuses(store)).toEqual(['idle', 'idle', 'idle', 'idle']);
  });
});
