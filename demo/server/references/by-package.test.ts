import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOptions } from '../../../src/domain/references/api';
import { REFERENCES } from '../../../src/domain/references/catalogue';
import type { ReferenceList } from '../../../src/domain/references/types';
import { startTestServer, type TestServer } from '../testing';

const MAIN = '1000412';
/** Customers have no customers of their own. */
const WAREHOUSE_LISTS = ['nextOrganisations'];
let server: TestServer;
let token: string;
let warehouseToken: string;

beforeAll(async () => {
  server = await startTestServer(26_300);
  token = (await server.signIn('client.admin@oms.test')).token;
  warehouseToken = (await server.signIn('service.admin@oms.test')).token;
});
afterAll(() => server.close());

const lists: [string, ReferenceList][] = Object.entries(REFERENCES);

it.each(lists)('the demo answers %s, in both languages', async (name, list) => {
  const own = list.organisation === undefined ? {} : { [list.organisation]: MAIN };
  const params = { ...list.params, ...own };
  for (const [lang, ending] of [
    ['en', 'En'],
    ['zh-CN', ''],
  ] as const) {
    const query = list.method === 'POST' ? { lang } : { ...params, lang };
    const path = `${list.path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
    const reply = await server.call<unknown>(list.service, path, {
      token: WAREHOUSE_LISTS.includes(name) ? warehouseToken : token,
      ...(list.method === 'POST' && { body: params }),
    });
    expect(reply.code).toBe(200);
    const options = readOptions(list, ending, reply.data);
    expect(options?.length).toBeGreaterThan(0);
    expect(options?.some(({ label, value }) => label !== value)).toBe(true);
    expect(options?.some(({ disabled }) => !disabled)).toBe(true);
  }
});
