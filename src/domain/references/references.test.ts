import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { fakeLocks } from '../../../tests/support/fake-locks';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { stages, until } from '../../../tests/support/shell-server';
import type { Shell } from '../../shell/shell';
import { readOptions } from './api';
import { askReference } from './ask';
import { REFERENCES, type ReferenceName } from './catalogue';
import { FRESH } from './load-shared';
import { referencesStore } from './store';

const WAREHOUSES = '/api/v1/OrganizationWarehouse/findAllByContextId';
const ROWS = [
  { id: '6001', code: 'LA1', title: 'Los Angeles', active: 1 },
  { id: 6002, code: 'NJ2', title: 'New Jersey', active: 0 },
  { code: 'no id' },
  null,
];

const stage = stages();
const reply = (data: unknown) => (_: Seen, response: ServerResponse) => json(response, ok(data));

async function open(shell: Shell, name: ReferenceName = 'warehouses', params = {}) {
  shell.start();
  await shell.ready;
  const list = shell.use(referencesStore).get(name, params);
  list.$state.listen(() => {});
  await until(() => !list.$state.get().loading);
  return list;
}

describe('a reference list', () => {
  test('is read by its row of the catalogue; what may no longer be chosen stays, marked', async () => {
    const { shell } = await stage({ [WAREHOUSES]: reply(ROWS) });
    expect((await open(shell)).$state.get().data).toEqual([
      { value: '6001', label: 'Los Angeles', code: 'LA1', disabled: false },
      { value: '6002', label: 'New Jersey', code: 'NJ2', disabled: true },
    ]);
  });

  test.each<[ReferenceName, object, boolean]>([
    ['managementWorkTypes', { status: 0, active: 1 }, false],
    ['managementWorkTypes', { status: 0, active: 0 }, true],
    ['warehouses', { status: 0 }, false],
    ['organisations', { status: 0 }, true],
    ['users', { status: '0' }, true],
    ['accounts', { active: 1, status: 0 }, true],
    ['accounts', { active: false, status: 1 }, true],
    ['accounts', { active: 1, status: 1 }, false],
  ])('tells by its own field whether a row is off: %s, %j', (name, row, disabled) => {
    const options = readOptions(REFERENCES[name], '', [{ id: '1', ...row }]);
    expect(options).toMatchObject([{ disabled }]);
  });

  test('has the text of the page’s language where the service has one for each', async () => {
    const handlers = {
      '/api/v1/commonRegion/getAllCountry': reply([{ code: 'CA', name: '加拿大', nameEn: 'Canada' }]),
    };
    const english = await stage(handlers, { cookies: { lang: 'en' } });
    expect((await open(english.shell, 'countries')).$state.get().data).toMatchObject([{ label: 'Canada' }]);
    english.shell.destroy();
    const chinese = await stage(handlers, { cookies: { lang: 'zh-CN' } });
    expect((await open(chinese.shell, 'countries')).$state.get().data).toMatchObject([{ label: '加拿大' }]);
  });

  test('is shown at once on the next visit, and fetched again behind that', async () => {
    let rows = ROWS;
    const { shell, platform, visitAgain, server } = await stage({
      [WAREHOUSES]: (call, response) => reply(rows)(call, response),
    });
    await open(shell);
    shell.destroy();
    rows = [{ id: '7', code: 'DAL', title: 'Dallas', active: 1 }];
    platform.clock.advance(FRESH);
    const next = visitAgain();
    next.start();
    await next.ready;
    const seen: (string | undefined)[] = [];
    const list = next.use(referencesStore).get('warehouses');
    list.$state.listen(({ data }) => void seen.push(data?.[0]?.code));
    await until(() => !list.$state.get().loading);
    expect([...new Set(seen.filter(Boolean))]).toEqual(['LA1', 'DAL']);
    expect(server.calls(WAREHOUSES)).toHaveLength(2);
    next.destroy();
  });

  test('of another language is not read from what is kept', async () => {
    const { shell, platform, visitAgain } = await stage(
      {
        [WAREHOUSES]: (call, response) =>
          reply([{ id: '1', title: call.query.get('lang') === 'en' ? 'Dallas' : '达拉斯' }])(call, response),
      },
      { cookies: { lang: 'en' } },
    );
    await open(shell);
    shell.destroy();
    platform.cookies.set('lang', 'zh-CN', { days: 1 });
    const next = visitAgain();
    next.start();
    await next.ready;
    const seen: (string | undefined)[] = [];
    const list = next.use(referencesStore).get('warehouses');
    list.$state.listen(({ data }) => void seen.push(data?.[0]?.label));
    await until(() => !list.$state.get().loading);
    expect([...new Set(seen.filter(Boolean))]).toEqual(['达拉斯']);
    next.destroy();
  });

  test('that two tabs need at the same time is fetched once', async () => {
    const answers: (() => void)[] = [];
    const { shell, platform, visitAgain, server } = await stage({
      [WAREHOUSES]: (_, response) => void answers.push(() => json(response, ok(ROWS))),
    });
    const locks = fakeLocks();
    platform.late.locks = locks.locksOf('one', (work) => work());
    const other = visitAgain();
    const opened = Promise.all([open(shell), open(other)]);
    await until(() => answers.length === 1);
    answers[0]?.();
    const lists = await opened;
    expect(lists.map(({ $state }) => $state.get().data?.length)).toEqual([2, 2]);
    expect(server.calls(WAREHOUSES)).toHaveLength(1);
    other.destroy();
  });

  test('that cannot be loaded is empty without a message; doctor() knows', async () => {
    let broken = false;
    const { shell, platform, visitAgain } = await stage({
      [WAREHOUSES]: (_, response) =>
        broken ? json(response, { code: 500, message: 'down' }, 400) : json(response, ok(ROWS)),
    });
    await open(shell);
    shell.destroy();
    broken = true;
    platform.clock.advance(FRESH);
    const next = visitAgain();
    const list = await open(next);
    expect(list.$state.get().data).toBeNull();
    expect(next.doctor.report().errors).toContainEqual(
      expect.objectContaining({ code: 'reference', message: expect.stringContaining('warehouses') }),
    );
    expect(await platform.late.database.keys('oms.reference.')).toEqual([]);
    next.destroy();
  });

  test('somebody else’s text in the database is no list', async () => {
    const { shell, platform, visitAgain } = await stage({ [WAREHOUSES]: reply(ROWS) });
    await open(shell);
    shell.destroy();
    const [key = ''] = await platform.late.database.keys('oms.reference.');
    await platform.late.database.set(key, '{"at":0,"options":[{"value":{"a":1}}]}');
    const next = visitAgain();
    expect((await open(next)).$state.get().data).toHaveLength(2);
    next.destroy();
  });

  test('gets the parameters that it takes, and those of its row', async () => {
    const { shell, server } = await stage({
      '/api/v3/processedTransaction/findByClientOrgId': reply([]),
      '/api/v2/areaManage/queryByCustomer': reply([]),
    });
    await open(shell, 'clientWorkTypes');
    await open(shell, 'customerAreas', { warehouseCode: 'LA1', other: 'x' });
    const [work] = server.calls('/api/v3/processedTransaction/findByClientOrgId');
    expect([work?.query.get('status'), work?.query.get('clientOrgId')]).toEqual(['1', '1000412']);
    const [areas] = server.calls('/api/v2/areaManage/queryByCustomer');
    expect([
      areas?.query.get('warehouseCode'),
      areas?.query.get('customerId'),
      areas?.query.get('other'),
    ]).toEqual(['LA1', '1000412', null]);
  });

  test('of organisations has those alone whose data the user may manage', async () => {
    const { shell } = await stage({
      '/api/v1/Organization/findAll': reply([
        { id: 1, name: 'A' },
        { id: 2, name: 'B' },
      ]),
      '/api/v1/Context/organizationDataAccess': reply({ accessResourceIds: ['2'] }),
    });
    const list = await open(shell, 'manageableOrganisations', { module: 'order' });
    expect(list.$state.get().data?.map(({ label }) => label)).toEqual(['B']);
  });
});

describe('a page that asks for a list', () => {
  test('gets its options, with "Other" where the list begins with it', async () => {
    const { shell } = await stage(
      { '/api/v3/customerRate/getHostWarehouse': reply(ROWS) },
      { cookies: { lang: 'en' } },
    );
    shell.start();
    expect((await askReference(shell, 'hostWarehouses')).map(({ value, label }) => [value, label])).toEqual([
      ['0', 'Other'],
      ['6001', 'Los Angeles'],
      ['6002', 'New Jersey'],
    ]);
  });

  test('is told the names where it asks for none of them, and why a list cannot be had', async () => {
    const { shell } = await stage({ [WAREHOUSES]: reply('nonsense') });
    shell.start();
    await expect(askReference(shell, 'warehouse')).rejects.toMatchObject({
      code: 'argument',
      message: expect.stringContaining('warehouses'),
    });
    await expect(askReference(shell, 'warehouses')).rejects.toMatchObject({ kind: 'malformed' });
  });
});
