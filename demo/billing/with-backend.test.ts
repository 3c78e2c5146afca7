import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoHosts } from '../hosts';
import { startTestServer } from '../server/testing';
import type { Lang } from '../support/lang';
import { getPage } from '../tests/support/page';
import { startBilling } from './server';

const portBase = 26000;
const hosts = demoHosts(portBase);
const running: { close(): Promise<void> }[] = [];
let signOn = '';

beforeAll(async () => {
  running.push(await startTestServer(portBase), await startBilling({ portBase }));
  const response = await fetch(`${hosts.services.userCentre.url}/auth/jwt/login`, {
    method: 'POST',
    headers: { origin: hosts.pages.console.url, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'client.admin@oms.test', password: 'Demo#2026', remember: false }),
  });
  signOn = /oms_sso=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1] ?? '';
});
afterAll(() => Promise.all(running.map((host) => host.close())));

const page = (path: string, lang: Lang) => getPage(hosts.pages.billing.url + path, { oms_sso: signOn, lang });

it('lists the bills of the demo and leads to one of them', async () => {
  const list = await page('/bill/list', 'en');
  expect(list.status).toBe(200);
  const billNo = /detail\?id=(BL\w+)"/.exec(list.text)?.[1];
  const detail = await page(`/bill/detail?id=${billNo}`, 'en');
  expect(detail.status).toBe(200);
  expect(detail.text).toContain(`Bill ${billNo}`);
});

it('names the entries of the menu in the language of the visitor', async () => {
  const english = await page('/invoice/list', 'en');
  expect(english.text).toContain('<h1>Invoice list</h1>');
  const chinese = await page('/invoice/list', 'zh-CN');
  expect(chinese.text).toContain('<h1>发票管理</h1>');
  expect(chinese.text).toContain('当前版本未开放此页面');
});

it('refuses an organisation that is not the visitor’s', async () => {
  const { status, text } = await getPage(`${hosts.pages.billing.url}/bill/list`, {
    oms_sso: signOn,
    contextId: '999999999',
    lang: 'en',
  });
  expect(status).toBe(403);
  expect(text).toContain('No access');
});
