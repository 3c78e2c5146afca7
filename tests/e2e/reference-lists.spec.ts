import { demoHosts, urlsOf } from '@oms/demo/hosts';
import { readOptions } from '../../src/domain/references/api';
import { REFERENCES } from '../../src/domain/references/catalogue';
import type { ReferenceList } from '../../src/domain/references/types';
import { hosts } from './support/demo';
import { signInAlone } from './support/own-account';
import { portBase } from './support/start-demo';
import { type APIRequestContext, expect, test } from './support/test';

const services = urlsOf(demoHosts(portBase));

/** Customers have no customers of their own. */
const WAREHOUSE_LISTS = ['nextOrganisations'];

async function tokenOf(request: APIRequestContext): Promise<string> {
  const reply = await request.post(`${hosts.userCentre}/auth/jwt/authorize`, {
    headers: { origin: hosts.console },
    data: {},
  });
  return ((await reply.json()) as { data: { token: string } }).data.token;
}

test('the services answer each reference list, in both languages, as selects read it', async ({
  browser,
  context,
  sharedWorld,
}) => {
  await sharedWorld.signIn(context);
  const token = await tokenOf(context.request);
  const warehouse = await browser.newContext();
  await signInAlone(warehouse, 'service.admin@oms.test');
  const warehouseToken = await tokenOf(warehouse.request);
  for (const [name, list] of Object.entries<ReferenceList>(REFERENCES)) {
    const own = list.organisation === undefined ? {} : { [list.organisation]: sharedWorld.organisation.id };
    const params = { ...list.params, ...own };
    for (const [lang, ending] of [
      ['en', 'En'],
      ['zh-CN', ''],
    ] as const) {
      const query = list.method === 'POST' ? { lang } : { ...params, lang };
      const reply = await context.request.fetch(`${services[list.service]}${list.path}`, {
        method: list.method ?? 'GET',
        params: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
        headers: {
          origin: hosts.console,
          authorization: `Bearer ${WAREHOUSE_LISTS.includes(name) ? warehouseToken : token}`,
        },
        ...(list.method === 'POST' && { data: params }),
      });
      const { code, data } = (await reply.json()) as { code: number; data: unknown };
      expect.soft(code, `${name}, ${lang}`).toBe(200);
      const options = readOptions(list, ending, data);
      expect.soft(options?.length, `${name}, ${lang}`).toBeGreaterThan(0);
      expect
        .soft(
          options?.some(({ label, value }) => label !== value),
          `${name}, ${lang}: a label`,
        )
        .toBe(true);
      expect
        .soft(
          options?.some(({ disabled }) => !disabled),
          `${name}, ${lang}: one to choose`,
        )
        .toBe(true);
    }
  }
  await warehouse.close();
});
