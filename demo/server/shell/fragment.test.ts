import type { ServedPage } from '@oms/shell/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';

/** Pages that a renderer was asked for. */
const rendered: ServedPage[] = [];
const served = {
  cdn: 'https://cdn.test/1/',
  createShellRenderer: () => ({
    styleSheet: 'https://cdn.test/1/parts/served-x.css',
    head: '',
    async render(page: ServedPage) {
      rendered.push(page);
      return { html: page.elements.map(({ tag }) => `<${tag}></${tag}>`), drawn: true };
    },
  }),
};

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer(25_060, { served });
  ({ cookie } = await server.signIn('client.admin@oms.test'));
});
afterAll(() => server.close());

interface Asked {
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

async function ask({ query = {}, headers = {} }: Asked = {}) {
  const asked = {
    url: `${server.urls.billing}/bill/list`,
    lang: 'en',
    elements: 'topnav,notice-center,sidemenu',
    ...query,
  };
  const address = `${server.urls.userCentre}/shell/fragment?${new URLSearchParams(asked)}`;
  const response = await fetch(address, { headers: { cookie, ...headers }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const startOf = (page: ServedPage | undefined) => page?.replies.start as { data: { userId: string } } | null;

describe('bar and menu for the server of a page', () => {
  it('are those of the visitor whose cookie it passes on, as the page would ask for them', async () => {
    const { status, text, headers } = await ask({ query: { features: 'modules search', mode: 'tree' } });
    expect(status).toBe(200);
    expect(text).toBe('<oms-topnav></oms-topnav>\n<oms-sidemenu></oms-sidemenu>\n');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('link')).toBe('<https://cdn.test/1/parts/served-x.css>; rel=preload; as=style');
    const page = rendered.at(-1);
    expect(startOf(page)?.data.userId).toBe('2002');
    expect(page?.elements).toEqual([
      {
        tag: 'oms-topnav',
        attributes: { features: 'modules search' },
        children: [{ tag: 'oms-notice-center', attributes: { slot: 'notices' } }],
      },
      { tag: 'oms-sidemenu', attributes: { mode: 'tree' } },
    ]);
  });

  it('have nobody’s data without a cookie, with one that counts for nothing, and for an organisation of others', async () => {
    const cookies = ['', `oms_sso=${'p'.repeat(43)}`, `${cookie}; contextId=99`];
    for (const one of cookies) {
      expect((await ask({ headers: { cookie: one } })).status, one).toBe(200);
      const { replies } =
        (startOf(rendered.at(-1))?.data as unknown as { replies?: Record<string, unknown> }) ?? {};
      expect(replies?.['GET /api/v1/Context/baseData'], one).toBeUndefined();
    }
  });

  it('are kept by nobody, and no page can read them', async () => {
    const { headers } = await ask();
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')).toContain('Cookie');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const asked = rendered.length;
    for (const sent of [
      { origin: server.urls.console },
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin' },
    ]) {
      const refused = await ask({ headers: sent as unknown as Record<string, string> });
      expect(refused.status, JSON.stringify(sent)).toBe(403);
      expect(refused.headers.get('access-control-allow-origin'), JSON.stringify(sent)).toBeNull();
      expect(refused.headers.get('cache-control')).toBe('private, no-store');
    }
    expect(rendered).toHaveLength(asked);
  });

  it.each([
    ['url', 'https://evil.example/'],
    ['url', 'javascript:1'],
    ['url', '/bill/list'],
    ['url', `http://localhost@evil.example/`],
    ['lang', '<b>'],
    ['elements', 'topnav,script'],
    ['elements', 'topnav,topnav'],
    ['elements', 'notice-center'],
    ['elements', ''],
    ['features', '"><script>'],
    ['mode', 'wide'],
  ])('refuse %s=%s, and lead nowhere', async (name, value) => {
    const asked = rendered.length;
    const { status, text, headers } = await ask({ query: { [name]: value } });
    expect({ status, text }).toEqual({ status: 400, text: '' });
    expect(headers.get('location')).toBeNull();
    expect(rendered).toHaveLength(asked);
  });

  it('are for so many pages of a session in a minute, and for other sessions still', async () => {
    const own = { headers: { cookie: `oms_sso=${'a'.repeat(43)}` } };
    let status = 200;
    for (let page = 0; page <= 240 && status === 200; page += 1) status = (await ask(own)).status;
    expect(status).toBe(429);
    expect((await ask()).status).toBe(200);
    server.ahead += 60_000;
    expect((await ask(own)).status).toBe(200);
  });
});
