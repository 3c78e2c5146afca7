import { createShellRenderer } from '@oms/shell/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../server/testing';
import type { RunningHost } from '../support/listen';
import { getPage } from '../tests/support/page';
import { ELEMENTS } from './served-shell';
import { startBilling } from './server';

const portBase = 25_460;
const cdn = 'https://cdn.test/1/';
let server: TestServer;
let billing: RunningHost;
let signOn: string;

beforeAll(async () => {
  server = await startTestServer(portBase, { served: { createShellRenderer, cdn } });
  billing = await startBilling({ portBase, served: 30_000 });
  signOn = (await server.signIn('client.admin@oms.test')).cookie.split('=')[1] ?? '';
});
afterAll(async () => {
  await billing.close();
  await server.close();
});

const PLAIN = '<oms-sidemenu></oms-sidemenu>';
const page = (cookies: Readonly<Record<string, string>>) => getPage(`${billing.url}/bill/list`, cookies);

describe('a page of billing', () => {
  it('has the bar and the menu of its visitor, with links and the current module, and no token', async () => {
    const { text, headers } = await page({ oms_sso: signOn, lang: 'en' });
    expect(text.match(/<template shadowrootmode="open">/g)).toHaveLength(ELEMENTS.length);
    expect(text).toMatch(/<oms-topnav features="modules search guide language user"><template/);
    const [current = ''] = text.match(/<a [^>]*aria-current="true"[^>]*>/) ?? [];
    expect(current).toMatch(/class="oms-modules-link"/);
    expect(current).toMatch(/href="http:/);
    expect(text).not.toMatch(/<template.*[\u4e00-\u9fff]/);
    expect(text).not.toContain('<style');
    expect(text).not.toMatch(/ey[\w-]+\.[\w-]+\.[\w-]+/);
    expect(headers.get('link')).toMatch(
      /^<https:\/\/cdn\.test\/1\/parts\/served-[\w-]{8}\.css>; rel=preload; as=style$/,
    );
  });

  it('is in the language of the visitor', async () => {
    const { text } = await page({ oms_sso: signOn, lang: 'zh-CN' });
    expect(text).toContain('lang="zh-CN" dir="ltr"');
    expect(text).toContain('placeholder="搜索');
  });

  it('has the tags alone for nobody, and where the user centre does not answer in time', async () => {
    expect((await page({ lang: 'en' })).text).toContain(PLAIN);
    expect((await page({ oms_sso: 'made-up', lang: 'en' })).text).toContain(PLAIN);
    await billing.close();
    billing = await startBilling({ portBase, served: 1 });
    const { text, headers } = await page({ oms_sso: signOn, lang: 'en' });
    expect(text).toContain(PLAIN);
    expect(headers.get('link')).toBeNull();
  });
});
