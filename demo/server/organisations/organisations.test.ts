import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../database/db';
import { insertAll } from '../database/insert';
import { startTestServer, type TestServer } from '../testing';

const COUNT = 10_000;
const FIRST = 2_000_001;
const LAST = FIRST + COUNT - 1;
const account = 'client.admin@oms.test';

interface Page {
  content: { id: string; name: string; yqnBpId: string; status: number }[];
  totalElements: number;
}

let server: TestServer;
let token: string;
let plan = '';

/** The account may work for ten thousand organisations, one of them closed, and finds one among them. */
async function fill(db: Db): Promise<void> {
  const [user] = await db.query<{ id: number }>('select id from users where email = $1', [account]);
  const ids = Array.from({ length: COUNT }, (_, at) => FIRST + at);
  const rows = ids.map((id) => ({
    id,
    code: `BULK-${id}`,
    name_zh: `批量组织 ${id}`,
    name_en: `Bulk organisation ${id}`,
    role_label: 'CLIENT',
    status: id === LAST - 5 ? 2 : 1,
    yqn_bp_id: String(id + 50_000_000),
    created_at: new Date(0),
  }));
  await insertAll(db, { name: 'organisations', rows });
  await insertAll(db, {
    name: 'user_organisations',
    rows: ids.map((organisation_id) => ({ user_id: user?.id, organisation_id })),
  });
  await db.script('analyze organisations');
  const lines = await db.query<{ 'QUERY PLAN': string }>(
    `explain select id from organisations o where o.yqn_bp_id = '52000001' and o.status = 1`,
  );
  plan = lines.map((line) => line['QUERY PLAN']).join('\n');
}

beforeAll(async () => {
  server = await startTestServer(24_800, { fill });
  token = (await server.signIn(account)).token;
});
afterAll(() => server.close());

async function find(search: Record<string, string | number>): Promise<Page> {
  const query = new URLSearchParams({
    rows: '20',
    sidx: 'id',
    sord: 'desc',
    lang: 'en',
    'search[EQ_status]': '1',
  });
  for (const [name, value] of Object.entries(search)) query.set(name, String(value));
  const { data } = await server.call<Page>('userCentre', `/api/v1/Organization/findByPage?${query}`, {
    token,
  });
  return data;
}
const ids = ({ content }: Page) => content.map(({ id }) => Number(id));

describe('ten thousand organisations', () => {
  it('come twenty at a time from the newest on, each once, without the closed one', async () => {
    const first = await find({ page: 1 });
    const second = await find({ page: 2 });
    const all = [...ids(first), ...ids(second)];
    expect(all).toEqual(
      Array.from({ length: 41 }, (_, at) => LAST - at)
        .filter((id) => id !== LAST - 5)
        .slice(0, 40),
    );
    const last = Math.ceil(first.totalElements / 20);
    const rest = first.totalElements - (last - 1) * 20;
    expect(ids(await find({ page: last }))).toHaveLength(rest);
    expect(ids(await find({ page: last + 1 }))).toEqual([]);
    expect(first.totalElements).toBeGreaterThanOrEqual(COUNT - 1);
  });

  it('are found by a part of the name, whatever its case', async () => {
    const found = await find({ page: 1, 'search[CN_name]': 'BULK organisation 20000' });
    expect(found.totalElements).toBe(99);
    expect(found.content).toHaveLength(20);
    expect(await find({ 'search[CN_name]': 'bulk%' })).toMatchObject({ content: [], totalElements: 0 });
  });

  it('are found one by one by the partner id, by an index', async () => {
    const found = await find({ 'search[EQ_yqnBpId]': '52000001' });
    expect(ids(found)).toEqual([FIRST]);
    expect(found.totalElements).toBe(1);
    expect(await find({ 'search[EQ_yqnBpId]': '5200000' })).toMatchObject({ totalElements: 0 });
    expect(plan).toMatch(/index/i);
    expect(plan).not.toContain('Seq Scan');
  });
});
