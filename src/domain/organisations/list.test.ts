import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stage, USER, until } from '../../../tests/support/shell-server';
import { organisationChoiceStore } from './choice';
import { organisationsStore } from './list';

const FIND = '/api/v1/Organization/findByPage';
const OWN = USER.organization;
const LINKED = { id: '1000412', name: '港运通', code: 'HYT-LA1', yqnBpId: '8800030' };
const OVERSEAS = { id: '1000500', name: '海外仓', code: 'OS-1' };
const ALL = [{ ...OWN, id: '1000001' }, LINKED, OVERSEAS];

let now: Stage;
type Answer = (response: ServerResponse, content: readonly object[], query: URLSearchParams) => void;
const asItIs: Answer = (response, content) => json(response, ok({ content, totalElements: content.length }));
let answerWith = asItIs;
async function set(href = 'http://billing.test/bill/list') {
  now = await stage(
    {
      [FIND]: ({ query }, response) => {
        const bp = query.get('search[EQ_yqnBpId]');
        const content = bp === null ? ALL : [LINKED].filter(({ yqnBpId }) => yqnBpId === bp);
        answerWith(response, content, query);
      },
      '/api/v1/My/getUserInfo': ({ query }, response) => {
        const id = query.get('contextId') || '1000001';
        json(response, ok({ ...USER, organization: ALL.find((one) => one.id === id) }));
      },
    },
    { href, config: { overseasOrganisation: OVERSEAS.id } },
  );
  now.shell.commands.provide('showMessage', async () => {});
  now.shell.start();
  await now.shell.ready;
  return now.shell;
}
afterEach(async () => {
  answerWith = asItIs;
  now.shell.destroy();
  await now.server.close();
});
const here = () => now.shell.organisations.$current.get()?.id;
const goesTo = (id: string) =>
  until(() => here() === id && !now.shell.platform.location.href().includes('target'));
const settle = async () => {
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
};

describe('the list', () => {
  const searched = () =>
    now.server
      .calls(FIND)
      .filter(({ query }) => query.get('rows') === '20')
      .map(({ query }) => query.get('search[CN_name]'));

  test('opened again before a search began, is not searched for the old text', async () => {
    const store = (await set()).use(organisationsStore);
    store.open();
    store.search('hai');
    store.open();
    await until(() => store.$list.get().total !== null);
    await now.platform.clock.advance(1000);
    expect(store.$text.get()).toBe('');
    expect(searched().filter((text) => text !== null)).toEqual([]);
  });

  const names = (store: ReturnType<typeof organisationsStore>) => store.$list.get().items.map(({ id }) => id);
  async function find(store: ReturnType<typeof organisationsStore>, text: string) {
    const before = now.server.calls(FIND).length;
    store.search(text);
    now.platform.clock.advance(300);
    await until(() => now.server.calls(FIND).length > before && !store.$list.get().loading);
    return names(store);
  }

  test('finds by the id that a row shows, where it is no yqnBpId', async () => {
    const store = (await set()).use(organisationsStore);
    expect(await find(store, LINKED.yqnBpId)).toEqual([LINKED.id]);
    // This service answers a search that it does not know with everything.
    expect(await find(store, ` ${OVERSEAS.id} `)).toEqual([OVERSEAS.id]);
    expect(store.$list.get()).toMatchObject({ total: 1, more: false });
    expect(now.server.calls(FIND).at(-1)?.query.get('search[EQ_id]')).toBe(OVERSEAS.id);
    expect(await find(store, '9999999')).toEqual([]);
    expect(store.$list.get()).toMatchObject({ total: 0, error: null });
  });

  test('a page that failed is not asked for by scrolling on, but by asking again', async () => {
    const store = (await set()).use(organisationsStore);
    let fails = true;
    answerWith = (response, content, query) => {
      if (query.get('page') === '2' && fails) json(response, { code: 10020, message: 'Busy' });
      else if (query.get('page') === '2')
        json(response, ok({ content: [{ id: '7', name: 'Last' }], totalElements: 4 }));
      else json(response, ok({ content, totalElements: 4 }));
    };
    const seconds = () => now.server.calls(FIND).filter(({ query }) => query.get('page') === '2').length;
    store.open();
    await until(() => store.$list.get().more);
    await store.loadMore();
    expect(store.$list.get().error?.serverMessage).toBe('Busy');
    await store.loadMore();
    await store.loadMore();
    expect(seconds()).toBe(1);
    fails = false;
    await store.retry();
    expect(seconds()).toBe(2);
    expect(names(store).at(-1)).toBe('7');
  });

  test('a search that failed shows nothing of another, and what it found is not shown for all', async () => {
    const store = (await set()).use(organisationsStore);
    store.open();
    await until(() => names(store).length === ALL.length);
    answerWith = (response) => json(response, { code: 10020, message: 'Busy' });
    expect(await find(store, 'hai')).toEqual([]);
    expect(store.$list.get().error?.serverMessage).toBe('Busy');
    answerWith = asItIs;
    expect(await find(store, LINKED.yqnBpId)).toEqual([LINKED.id]);
    store.open();
    expect(names(store)).toEqual([]);
    await until(() => names(store).length === ALL.length);
  });
});

describe('the recent ones', () => {
  test('are kept for the user alone', async () => {
    const shell = await set();
    const store = shell.use(organisationsStore);
    await shell.organisations.switchTo({ ...OVERSEAS, logoUrl: null, role: null });
    expect(store.$recent.get().map(({ id }) => id)).toEqual([OVERSEAS.id, '1000001']);
    const kept = now.platform.local.get('oms.recentOrganisations') ?? '';
    const visit = async (text: string) => {
      now.platform.local.set('oms.recentOrganisations', text);
      const again = now.visitAgain();
      again.start();
      await again.ready;
      const recent = again.use(organisationsStore).$recent.get();
      again.destroy();
      return recent.map(({ id }) => id);
    };
    expect(await visit(kept)).toEqual([OVERSEAS.id, '1000001']);
    for (const other of [
      kept.replace('u1', 'u2'),
      '{',
      '[]',
      'null',
      '{"user":"u1","list":[7,{"id":"1"}]}',
    ]) {
      expect([other, await visit(other)]).toEqual([other, [OVERSEAS.id]]);
    }
  });

  test('have the one that a link has led away from', async () => {
    const shell = await set(`http://billing.test/?targetOrgBpId=${LINKED.yqnBpId}`);
    shell.use(organisationChoiceStore);
    await goesTo(LINKED.id);
    expect(
      shell
        .use(organisationsStore)
        .$recent.get()
        .map(({ id }) => id),
    ).toEqual([LINKED.id, '1000001']);
  });
});

test('a link that names an organisation and a document goes to that organisation, and stays there', async () => {
  const shell = await set(`http://billing.test/bill?documentNo=D-1&targetOrgBpId=${LINKED.yqnBpId}`);
  shell.use(organisationChoiceStore);
  await goesTo(LINKED.id);
  now.platform.go(`${now.platform.location.href()}#part`);
  await settle();
  expect(here()).toBe(LINKED.id);
  // A host may reload its page for the switch.
  const again = now.visitAgain();
  again.start();
  await again.ready;
  again.use(organisationChoiceStore);
  await settle();
  expect(again.organisations.$current.get()?.id).toBe(LINKED.id);
  again.destroy();
});

test('a shell that is destroyed leaves the address alone', async () => {
  const shell = await set();
  shell.use(organisationChoiceStore);
  await settle();
  shell.destroy();
  const address = 'http://billing.test/?targetOrgBpId=8800030';
  now.platform.go(address);
  await settle();
  expect(now.platform.location.href()).toBe(address);
});

test('a shell that is destroyed before the code for the address has come goes nowhere', async () => {
  const shell = await set('http://billing.test/bill?documentNo=D-1');
  shell.use(organisationChoiceStore);
  await Promise.resolve();
  shell.destroy();
  await settle();
  expect(now.server.calls('/api/v1/My/getUserInfo')).toHaveLength(1);
  expect(now.platform.session.get('oms.documentNo')).toBeNull();
});
