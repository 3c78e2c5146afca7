import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { driveClock } from '../../tools/fast-clock';
import { at } from '../../tools/paths';
import { sharedBrowser } from '../../tools/shared-browser';
import { type StaticServer, serveFolder } from '../../tools/static-server';
import { type Oddity, oddService } from './support/odd-service';

const browser = sharedBrowser();
let cdn: StaticServer;
beforeAll(async () => {
  cdn = await serveFolder(at('dist/cdn'));
});
afterAll(async () => {
  await cdn?.close();
});

interface Mistake {
  /** A service of the page, unless the page names one itself. */
  readonly service?: Oddity;
  /** Attributes of the script tag in the place of `data-user-centre` and `data-console`. */
  readonly attributes?: string;
  readonly policy?: string;
  /** Before the script tag, and behind it. */
  readonly head?: string;
  readonly markup?: string;
  /** The loader comes from a server that lets no other origin read its files. */
  readonly bareCdn?: boolean;
  /** Origin of the page in the place of the CDN's. */
  readonly origin?: string;
  before?(page: Page): Promise<unknown>;
  after?(page: Page): Promise<unknown>;
  /** What doctor() says of it, among others or alone. */
  readonly says: RegExp;
}

const html = (response: ServerResponse, status: number) => {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><title>Shop</title>');
  return true;
};

const unknownCall = (response: ServerResponse, reply: object) => {
  response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  return true;
};

const LOADER = () => readFileSync(at('dist/cdn/oms-shell.js'), 'utf8');
const answerParts = (answer: { status?: number; contentType?: string; body?: string }) => (page: Page) =>
  page.route('**/parts/shell-*.js', (route) => route.fulfill(answer));

/** A page of one mistake each; docs/troubleshooting.md has them as a table. */
const MISTAKES: Readonly<Record<string, Mistake>> = {
  'no Access-Control-Allow-Origin': {
    service: { cors: { 'access-control-allow-origin': undefined } },
    says: /its answers have no Access-Control-Allow-Origin with the page's origin, http:\/\/localhost:\d+/,
  },
  'Access-Control-Allow-Origin: *': {
    service: { cors: { 'access-control-allow-origin': '*' } },
    says: /its answers have no Access-Control-Allow-Credentials: true, or Access-Control-Allow-Origin: \*/,
  },
  'no Access-Control-Allow-Credentials': {
    service: { cors: { 'access-control-allow-credentials': undefined } },
    says: /its answers have no Access-Control-Allow-Credentials: true/,
  },
  'authorization is not allowed': {
    service: { cors: { 'access-control-allow-headers': 'content-type, idempotency-key' } },
    says: /have no authorization in Access-Control-Allow-Headers of OPTIONS/,
  },
  'content-type is not allowed': {
    service: { cors: { 'access-control-allow-headers': 'authorization, idempotency-key' } },
    says: /have no content-type in Access-Control-Allow-Headers of OPTIONS/,
  },
  'idempotency-key is not allowed': {
    service: { cors: { 'access-control-allow-headers': 'authorization, content-type' } },
    after: (page) =>
      page.evaluate(
        `OmsShell.ready().then(() => OmsShell.request.post('/api/v1/Order/save', {}, { idempotencyKey: 'k1' })).catch(() => {})`,
      ),
    says: /have no idempotency-key in Access-Control-Allow-Headers of OPTIONS/,
  },
  'the service is down': {
    attributes: 'data-user-centre="http://localhost:9"',
    says: /^The service userCentre does not answer at http:\/\/localhost:9\. Does it run there\?/,
  },
  'a page of https, a service of http': {
    attributes: 'data-user-centre="http://uc.host.test"',
    origin: 'https://shop.host.test',
    says: /mixed content\. hosts\.userCentre has to begin with https:/,
  },
  'connect-src has no service': {
    policy: "connect-src 'self'",
    service: {},
    says: /Content-Security-Policy refuses the service userCentre: add http:\/\/localhost:\d+ to connect-src/,
  },
  'script-src has no parts': {
    policy: 'script-src %CDN%/oms-shell.js',
    service: {},
    says: /could not load core: .*the page's policy needs script-src http:\/\/localhost:\d+/,
  },
  'style-src has no style sheet': {
    policy: "style-src 'self'",
    service: {},
    markup: '<oms-topnav></oms-topnav><link rel="stylesheet" href="http://127.0.0.1:9/oms-shell.css">',
    says: /policy refuses http:\/\/127\.0\.0\.1:9\/oms-shell\.css: add style-src http:\/\/127\.0\.0\.1:9/i,
  },
  'trusted-types has no oms-shell': {
    policy: "require-trusted-types-for 'script'; trusted-types own",
    service: {
      data: {
        '/api/v1/BizAnnouncement/loadData': { entity: { id: '5', title: 'News', content: '<b>New</b>' } },
      },
    },
    after: (page) => page.evaluate(`OmsShell.ready().then(() => void OmsShell.showAnnouncement('5'))`),
    says: /add trusted-types oms-shell/,
  },
  'a page server in the place of the user centre': {
    service: { answer: (_, response) => html(response, 200) },
    says: /^POST \/auth\/jwt\/authorize of http:\/\/localhost:\d+ answers HTTP 200 with a page \(text\/html\).*Is hosts\.userCentre the address of the user centre\?/,
  },
  'a service that does not know the calls': {
    service: { answer: (_, response) => html(response, 404) },
    says: /^POST \/auth\/jwt\/authorize of http:\/\/localhost:\d+ answers HTTP 404 with a page .*Is hosts\.userCentre/,
  },
  'JSON that is no reply': {
    service: {
      answer(_, response) {
        response.setHeader('content-type', 'application/json');
        response.end('{"token":"abc","user":{}}');
        return true;
      },
    },
    says: /answers JSON without "code": expected \{ "code": 200, .* it has token, user/,
  },
  'a user without an id': {
    service: { data: { '/api/v1/My/getUserInfo': { userId: '7', name: 'Zhou Min' } } },
    says: /^GET \/api\/v1\/My\/getUserInfo of .* expected data\.id.*; data is an object with userId, name/,
  },
  'a misspelt attribute of the script tag': {
    attributes: 'data-usercentre="http://localhost:9"',
    says: /^usercentre is no key of the configuration: did you mean hosts\.userCentre, data-user-centre on the script tag\?/,
  },
  'an address without its scheme': {
    attributes: 'data-user-centre="uc.example.com"',
    says: /^hosts\.userCentre: "uc\.example\.com" cannot be used: .*did you mean https:\/\/uc\.example\.com\?/,
  },
  'a path in the place of an address': {
    attributes: 'data-user-centre="/user-centre"',
    says: /^hosts\.userCentre: "\/user-centre" cannot be used: it has to be a whole address/,
  },
  'an address with the path of the calls': {
    service: { answer: (path, response) => path.startsWith('/api/v1/auth') && html(response, 404) },
    attributes: 'data-user-centre="%SERVICE%/api/v1" data-console="%CDN%"',
    says: /Its path \/api\/v1 stands before that of each call\./,
  },
  'an address with the path of the calls, on a service that answers JSON': {
    service: { answer: (path, response) => path.startsWith('/api/v1/auth') && unknownCall(response, {}) },
    attributes: 'data-user-centre="%SERVICE%/api/v1" data-console="%CDN%"',
    says: /^POST \/auth\/jwt\/authorize of http:\/\/localhost:\d+\/api\/v1 answers HTTP 404, without the code of a reply: .*Its path \/api\/v1 stands before/,
  },
  'a call that the service answers with the code 404': {
    service: {
      answer: (path, response) => path.startsWith('/auth') && unknownCall(response, { code: 404 }),
    },
    says: /^POST \/auth\/jwt\/authorize of http:\/\/localhost:\d+ answers HTTP 404 with the code 404: the service does not know the call\. A path that is elsewhere is set by endpoints/,
  },
  'two versions': {
    service: {},
    before: (page) =>
      page.route('**/old/oms-shell.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: LOADER().replaceAll('0.1.0', '99.0.0'),
        }),
      ),
    markup: '<oms-topnav></oms-topnav><script src="/old/oms-shell.js"></script>',
    says: /^version 99\.0\.0 .* was ignored, as the page already has version 0\.1\.0/,
  },
  'nobody is signed in, and there is no login page': {
    service: { data: { '/auth/jwt/authorize': undefined }, answer: notSignedIn },
    attributes: 'data-user-centre="%SERVICE%"',
    says: /^Nobody is signed in, and the page has no way to sign in: set hosts\.console/,
  },
  'a misspelt tag': {
    service: {},
    markup: '<oms-top-nav></oms-top-nav>',
    says: /^<oms-top-nav> is no element/,
  },
  'entries of the console, whose address is not set': {
    service: {
      data: {
        '/api/v1/Context/baseData': {
          globalcatelogs: [{ id: '1', title: 'Orders' }],
          systems: [],
          bizeventtypes: [],
          menus: [
            { id: '10', globalCatelogId: '1', title: 'Orders' },
            { id: '11', parentId: '10', globalCatelogId: '1', title: 'B2C', url: '/b2c' },
            { id: '12', parentId: '10', globalCatelogId: '1', title: 'B2B', url: '/b2b' },
            { id: '13', parentId: '10', globalCatelogId: '1', title: 'ERP', url: 'https://erp.test/a' },
          ],
          labels: [],
        },
      },
    },
    attributes: 'data-user-centre="%SERVICE%" data-login="%CDN%"',
    says: /^2 entries of the menu have no address: set hosts\.console, data-console on the script tag/,
  },
  'a part is missing': {
    service: {},
    before: answerParts({ status: 404, contentType: 'text/plain', body: '' }),
    says: /^could not load [\w-]+: http.*\/parts\/shell-\S+\.js is HTTP 404, text\/plain/,
  },
  'a page in the place of a part': {
    service: {},
    before: answerParts({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
    says: /^could not load [\w-]+: http.*\/parts\/shell-\S+\.js is HTTP 200, text\/html/,
  },
  'a CDN without Access-Control-Allow-Origin': {
    service: {},
    bareCdn: true,
    says: /^could not load core: http.*\/parts\/\S+\.js comes without Access-Control-Allow-Origin/,
  },
};

/** A page of many mistakes, none of which hides another. */
const MANY: Omit<Mistake, 'says'> = {
  service: {},
  head: `<script type="application/json" data-oms-config>{ "unauthorized": "button" }</script>
    <script>window.OmsShell = { queue: [
      ['menu.ad', { id: 'a', title: 'A', url: '/a' }],
      ['on', 'oms-navigat', () => {}],
      ['menu.add', { id: 'returns', title: 'Returns', url: '/r' }],
      ['badge', 'retuns', 3],
      ['account.add', { id: 'own', title: 'Own', url: 'javascript:0' }],
    ] }</script>`,
  markup: `<oms-topnav theme="pink" densty="compact" class="own" data-thema="x"></oms-topnav>
    <oms-sidmenu></oms-sidmenu><script src="/oms-shell.js"></script>`,
  after: (page) => page.evaluate(`OmsShell.ready().then(() => OmsShell.configure({ theme: 'dark' }))`),
};

const OF_MANY: Readonly<Record<string, RegExp>> = {
  'a misspelt key': /^unauthorized is no key of the configuration: did you mean unauthorised/,
  'a script tag twice':
    /^version [\d.]+ \(.*\) was ignored, as the page already has version .*: remove one of the two script tags/,
  'a misspelt tag beside others': /^<oms-sidmenu> is no element: did you mean <oms-sidemenu>\?/,
  'a misspelt attribute': /^<oms-topnav> densty is no attribute: did you mean density\?/,
  'a value out of its list': /^<oms-topnav> theme: "pink" is not allowed; allowed: light, dark, auto/,
  'a misspelt method in the queue': /^OmsShell\.queue: "menu\.ad" is not a method: did you mean menu\.add\?/,
  'a misspelt event': /^on: "oms-navigat" is no event: did you mean oms-navigate\?/,
  'a badge at an entry that there is not':
    /^badge "retuns": this user's menu has no entry of this id: did you mean "returns"\?/,
  'an item of the account menu that cannot be used':
    /^account\.add "own": url: "javascript:0" cannot be used/,
  'configure() comes too late': /^configure\(\) came too late: call it in a script before/,
  'the socket is refused':
    /^The socket ws:\/\/localhost:\d+\/stomp does not open .* does a proxy before it pass WebSockets on/,
};

function notSignedIn(path: string, response: ServerResponse): boolean {
  if (path !== '/auth/jwt/authorize') return false;
  response.setHeader('content-type', 'application/json');
  response.end('{"code":401,"message":"Sign in","data":null}');
  return true;
}

type End = () => Promise<void> | void;
type OnEnd = (end: End) => void;

/** The files of the CDN on a server that lets no other origin read them. */
async function bareServer(onEnd: OnEnd): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end(readFileSync(at('dist/cdn', url.slice(1).replace(/\?.*/, ''))));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onEnd(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function open(
  { service, attributes, policy, head = '', markup, origin, bareCdn, before, after }: Omit<Mistake, 'says'>,
  onEnd: OnEnd = onTestFinished,
) {
  const page = await browser().newPage();
  onEnd(() => page.close());
  // What doctor() says comes after tries, when the page is at rest.
  await page.clock.install();
  let url = '';
  if (service) {
    const running = await oddService(service);
    onEnd(running.close);
    url = running.url;
  }
  const fill = (text: string) => text.replaceAll('%CDN%', cdn.origin).replaceAll('%SERVICE%', url);
  const given = attributes ?? 'data-user-centre="%SERVICE%" data-console="%CDN%"';
  const meta = policy ? `<meta http-equiv="content-security-policy" content="${policy}">` : '';
  const files = bareCdn ? await bareServer(onEnd) : origin && cdn.origin;
  const script = `<script src="${files ?? ''}/oms-shell.js" data-lang="en" data-unauthorised="button" ${given}></script>`;
  const body = fill(
    `<!doctype html><title>Shop</title>${meta}${head}${script}${markup ?? '<oms-topnav></oms-topnav>'}`,
  );
  const address = `${origin ?? cdn.origin}/shop`;
  // A page with a route of its own gets no preflights: Playwright answers them.
  if (origin) await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  else cdn.page('/shop', body);
  await before?.(page);
  await page.goto(address);
  await after?.(page);
  return page;
}

interface Api {
  OmsShell: { doctor(): { problems: { message: string }[] } };
}
const problems = (page: Page) =>
  page.evaluate(() => (window as unknown as Api).OmsShell.doctor().problems.map(({ message }) => message));

/** Waits by the page's clock until doctor() says it. */
async function expectProblem(page: Page, says: RegExp): Promise<void> {
  let said: string[] = [];
  const isSaid = async () => {
    said = await problems(page);
    return said.some((problem) => says.test(problem));
  };
  await driveClock(page, isSaid).catch(() => expect(said).toContainEqual(expect.stringMatching(says)));
}

describe('doctor() names the mistake', () => {
  test.each(Object.entries(MISTAKES))('%s', async (_, { says, ...mistake }) => {
    await expectProblem(await open(mistake), says);
  });
});

describe('doctor() names among others', () => {
  const ends: End[] = [];
  let page: Page;
  beforeAll(async () => {
    page = await open(MANY, (end) => ends.push(end));
  });
  afterAll(() => Promise.all(ends.map((end) => end())));

  test.each(Object.entries(OF_MANY))('%s', (_, says) => expectProblem(page, says));
});

test('nothing is wrong with a page on which nothing is wrong', async () => {
  const before = cdn.asked.length;
  const page = await open({
    service: {},
    head: `<script>window.OmsShell = { queue: [['configure', { socket: () => new EventTarget() }]] }</script>`,
    markup:
      '<oms-topnav class="own" id="bar" data-own="1" title="Bar" onclick="void 0"></oms-topnav><oms-sidemenu></oms-sidemenu>',
  });
  await page.getByRole('button', { name: 'Account' }).waitFor();
  // Attributes are looked at once the page has come to rest.
  await driveClock(page, async () => cdn.asked.slice(before).some((path) => path.includes('/late-')));
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1000);
  expect(await problems(page)).toEqual([]);
});
