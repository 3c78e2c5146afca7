import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningHost } from '../support/listen';
import { getPage } from '../tests/support/page';
import { type Answer, type Received, startWire, type Wire } from '../tests/support/wire';
import { startBilling } from './server';

const portBase = 25400;
const signedIn = { oms_sso: 'secret', contextId: '1000412', lang: 'en' };

const bill = {
  id: '9',
  billNo: 'BL261003099',
  period: '2026-10',
  category: 'Storage',
  warehouseCode: 'LA1',
  amount: 4218.36,
  currency: 'USD',
  status: 'DUE',
  issuedAt: '2026-11-01T00:00:00.000Z',
  dueAt: '2026-12-01T00:00:00.000Z',
};

function answers(bills: readonly object[], totalPages = 1): (call: Received) => Answer {
  return ({ url }) => {
    if (url.pathname === '/auth/jwt/authorize')
      return { data: { token: 'bearer-1', expiresIn: 900, userId: '1' } };
    if (url.pathname === '/api/v3/bill/summary') {
      return { data: { balance: 5000, due: 4218.36, overdue: 781.64, currency: 'USD' } };
    }
    return { data: { content: bills, totalElements: totalPages * 10, totalPages, page: 1, rows: 10 } };
  };
}

let host: RunningHost;
beforeAll(async () => {
  host = await startBilling({ portBase });
});
afterAll(() => host.close());

const page = (path: string, cookies: Readonly<Record<string, string>> = signedIn) =>
  getPage(host.url + path, cookies);

describe('billing with a backend', () => {
  let wire: Wire;
  beforeEach(async () => {
    wire = await startWire(portBase);
    wire.answer = answers([bill]);
  });
  afterEach(() => wire.close());

  it('turns the sign-on cookie into a token and asks for the organisation and language of the cookies', async () => {
    await page('/bill/list?period=2026-10&status=DUE&page=1');
    const [authorise, ...calls] = wire.received;
    expect(authorise?.headers).toMatchObject({ cookie: 'oms_sso=secret', origin: host.url });
    expect(calls.map(({ url }) => url.pathname).sort()).toEqual([
      '/api/v3/bill/findByPage',
      '/api/v3/bill/summary',
    ]);
    for (const { headers, url } of calls) {
      expect(headers.authorization).toBe('Bearer bearer-1');
      expect(headers.cookie).toBeUndefined();
      expect(Object.fromEntries(url.searchParams)).toMatchObject({ contextId: '1000412', lang: 'en' });
    }
    const list = calls.find(({ url }) => url.pathname.endsWith('findByPage'));
    expect(Object.fromEntries(list?.url.searchParams ?? [])).toMatchObject({
      'search[EQ_period]': '2026-10',
      'search[EQ_status]': 'DUE',
      sord: 'desc',
    });
  });

  it('renders the bills in either language, with the five tags and the shell script', async () => {
    const english = await page('/bill/list');
    expect(english.status).toBe(200);
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain('4,218.36');
    expect(english.text).toContain('Oct 2026');
    for (const tag of ['topnav', 'sidemenu', 'notice-center', 'org-switcher', 'feedback']) {
      expect(english.text).toContain(`<oms-${tag}`);
    }
    expect(english.text).toContain(
      `src="http://localhost:${portBase + 4}/oms-shell.js" data-system="1000020"`,
    );
    const chinese = await page('/bill/list', { oms_sso: 'secret', lang: 'zh-CN' });
    expect(chinese.text).toContain('<html lang="zh-CN">');
    expect(chinese.text).toContain('待付款');
  });

  it('asks once more where the process that had a call has ended, and no third time', async () => {
    const good = answers([bill]);
    let gone = 1;
    wire.answer = (call) =>
      call.url.pathname === '/api/v3/bill/summary' && gone-- > 0
        ? { status: 502, body: '<html>Bad Gateway</html>' }
        : good(call);
    expect((await page('/bill/list')).status).toBe(200);
    gone = 2;
    const failed = await page('/bill/list');
    expect(failed.text).toContain('GET /api/v3/bill/summary');
  });

  it('escapes what the service says', async () => {
    wire.answer = answers([{ ...bill, billNo: '"><img src=x onerror=alert(1)>', status: '<b>NEW</b>' }]);
    const { text } = await page('/bill/list');
    expect(text).not.toContain('<img');
    expect(text).not.toContain('<b>NEW');
    expect(text).toContain('&lt;b&gt;NEW&lt;/b&gt;');
  });

  it('takes a page beyond the last to the last, and ignores a filter it does not know', async () => {
    wire.answer = answers([bill], 3);
    const { text } = await page('/bill/list?page=99&status=NIX&period=x');
    expect(text).toContain('30 bills, page 3 of 3');
    const last = wire.received.at(-1)?.url.searchParams;
    expect(last?.get('page')).toBe('3');
    expect([...(last?.keys() ?? [])].filter((key) => key.startsWith('search'))).toEqual([]);
  });

  it('shows a bill by its number, and says when there is none', async () => {
    const found = await page('/bill/detail?id=BL261003099');
    expect(found.status).toBe(200);
    expect(found.text).toContain('Bill BL261003099');
    wire.answer = answers([]);
    const missing = await page('/bill/detail?id=BL1');
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('This bill was not found');
  });

  it('exports every page as CSV in which no cell is a formula', async () => {
    wire.answer = (call) => answers([{ ...bill, category: '=HYPERLINK("x")', amount: -12.5 }], 2)(call);
    const { headers, text } = await page('/bill/export.csv');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toBe(
      `BL261003099,2026-10,"'=HYPERLINK(""x"")",LA1,USD,-12.50,Due,2026-11-01,2026-12-01`,
    );
  });

  it('names the entry, system and address of a module that is not there, in the language', async () => {
    wire.answer = ({ url }) => {
      if (url.pathname === '/auth/jwt/authorize') return { data: { token: 't' } };
      if (url.pathname === '/status/locale/findByPage') {
        const row = {
          langKey: 'menu.freight',
          langValue: 'Freight reconciliation',
          opAt: '2026-01-01T00:00:00Z',
        };
        return { data: { content: [row], totalPages: 1 } };
      }
      if (url.searchParams.has('noVerify')) {
        const module = { id: '8', title: 'Billing module' };
        return { data: { globalcatelogs: [module], systems: [{ id: '1000020', title: 'Billing' }] } };
      }
      const own = { scope: '1000020', globalCatelogId: '8' };
      const group = { id: '1', parentId: '0', title: 'Group', url: null, ...own };
      const entry = {
        id: '2',
        parentId: '1',
        title: '物流对账',
        langKey: 'menu.freight',
        url: '/reconcile/freight',
        ...own,
      };
      return { data: { menus: [group, entry], labels: [] } };
    };
    const known = await page('/reconcile/freight?month=1');
    expect(known.status).toBe(200);
    expect(known.text).toContain('This page is not open in this version');
    for (const crumb of ['Billing module', 'Group', 'Freight reconciliation'])
      expect(known.text).toContain(crumb);
    const unknown = await page('//evil.example/%3Cimg%3E');
    expect(unknown.status).toBe(404);
    expect(unknown.text).not.toContain('href="//evil');
  });

  it.each([
    [
      'a 500',
      { status: 500, body: '{"code":500,"message":"The service failed","requestId":"r-9"}' },
      502,
      'r-9',
    ],
    ['a reply that is not JSON', { status: 200, body: '<h1>proxy</h1>' }, 502, 'not JSON'],
    ['a reply without a code', { status: 200, body: '{"data":{}}' }, 502, 'no code'],
    ['a refused organisation', { status: 403, body: '{"code":403}' }, 403, 'No access'],
    ['an expired password', { status: 200, body: '{"code":10003}' }, 200, 'Your password has expired'],
  ] as const)('says so clearly on %s', async (_name, answer, status, words) => {
    wire.answer = ({ url }) => (url.pathname === '/auth/jwt/authorize' ? { data: { token: 't' } } : answer);
    const shown = await page('/bill/list');
    expect(shown.status).toBe(status);
    expect(shown.text).toContain(words);
    expect(shown.text).not.toMatch(/\bat .+:\d+:\d+/);
    expect(shown.text).toContain('<oms-topnav');
  });

  it('leads an ended session to the login page with its own address as service', async () => {
    wire.answer = () => ({ status: 401, body: '{"code":401}' });
    const { status, text } = await page('/bill/list?status=DUE');
    expect(status).toBe(200);
    const service = encodeURIComponent(`${host.url}/bill/list?status=DUE`);
    expect(text).toContain(`href="http://localhost:${portBase}/login?service=${service}"`);
  });
});

describe('billing without a backend', () => {
  it('says that the service does not answer, in the language of the visitor', async () => {
    const english = await page('/bill/list');
    expect(english.status).toBe(503);
    expect(english.text).toContain('The billing service is not answering');
    const chinese = await page('/bill/list', { oms_sso: 'secret' });
    expect(chinese.text).toContain('账务服务没有回应');
  });

  it('asks nobody when there is no sign-on cookie', async () => {
    const { status, text } = await page('/bill/list', {});
    expect(status).toBe(200);
    expect(text).toContain('尚未登录');
  });

  it('serves its own files and its libraries', async () => {
    for (const path of ['/assets/billing.css', '/assets/billing.js', '/vendor/jquery/jquery.min.js']) {
      expect((await page(path)).status).toBe(200);
    }
    expect((await page('/')).headers.get('location')).toBe('/bill/list');
  });
});
