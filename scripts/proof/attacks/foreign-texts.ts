import type { BrowserContext, Route, WebSocketRoute } from 'playwright-core';
import { hosts, Look, openAll, type Stage, shown, visitor } from './pages';
import { markup } from './payloads';
import { redirectTricks } from './redirect-tricks';
import { rewrite, Supply } from './rewrite';
import { strings } from './strings';

const PANELS = 'strings in replies: bar, menu, panels and dialogs';
const PAGES = 'strings in replies: pages of the console';
const ERRORS = 'strings in refusals of the service';
const STORAGE = 'strings in web storage and cookies';
const TABS = 'strings in messages between tabs and of foreign windows';
const ADDRESSES = 'strings in addresses';

/** Shows hostile strings in every place that the shell draws what it has not written itself. */
export async function attackTexts(stage: Stage): Promise<void> {
  await detector(stage);
  await repliesIn(stage);
  await refusals(stage);
  await storage(stage);
  await messages(stage);
  await addresses(stage);
}

/** A page that draws the same strings as markup: what runs there is what the other cases would see. */
async function detector(stage: Stage): Promise<void> {
  const { context, page, seen } = await visitor(stage);
  try {
    const url = `${hosts.userCentre}/bare`;
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(url);
    await page.evaluate(
      (all) => {
        for (const text of all) {
          const place = document.createElement('div');
          place.innerHTML = text;
          document.body.append(place);
        }
      },
      strings.filter((text) => !/refresh/.test(text)),
    );
    // An attack that runs here may close or leave the page, and that is noticed, too.
    await page.waitForLoadState('networkidle').catch(() => {});
    const noticed = () => seen.ran.length + seen.odd.length;
    // Each dialog is answered in turn.
    for (let before = -1; noticed() > before; ) {
      before = noticed();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300))).catch(() => {});
    }
    stage.tally.control('scripts that run where the same strings are drawn as markup', noticed(), 40);
    stage.tally.control('requests that leave there', seen.left.length, 10);
  } finally {
    await context.close();
  }
}

const isCall = ({ port, pathname }: URL): boolean =>
  Number(port) - Number(new URL(hosts.console).port) >= 10 && /^\/(api|status)\//.test(pathname);

/** Answers every call with what the service says, and hostile strings in the place of its words. */
async function rewriteReplies(context: BrowserContext, supply: Supply): Promise<void> {
  await context.route(isCall, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    try {
      const response = await route.fetch();
      const reply = (await response.json()) as { data: unknown };
      const json = { ...reply, message: supply.text(), data: rewrite(reply.data, supply) };
      await route.fulfill({ response, json });
    } catch {
      // The page has gone meanwhile, or it is no JSON.
      await route.fallback().catch(() => {});
    }
  });
  await context.routeWebSocket(/\/stomp/, (socket) => rewriteFrames(socket, supply));
}

/** What is pushed, too. */
function rewriteFrames(socket: WebSocketRoute, supply: Supply): void {
  const server = socket.connectToServer();
  server.onMessage((message) => {
    const [head = '', body = ''] = String(message).split('\n\n');
    if (!head.startsWith('MESSAGE')) return socket.send(message);
    const json = JSON.stringify(rewrite(JSON.parse(body.replace(/\0.*$/s, '')), supply));
    socket.send(`${head.replace(/\ncontent-length:\d+/, '')}\n\n${json}\0`);
  });
}

async function repliesIn(stage: Stage): Promise<void> {
  const supply = new Supply();
  const { context, page, seen } = await visitor(stage);
  await rewriteReplies(context, supply);
  const panels = new Look({ context, page, seen }, stage.tally.of(PANELS));
  const pages = new Look({ context, page, seen }, stage.tally.of(PAGES));
  let given = 0;
  const since = () => {
    const more = supply.given - given;
    given = supply.given;
    return more;
  };
  let opened = 0;
  let there = 0;
  try {
    for (const host of stage.quick ? (['console'] as const) : (['console', 'billing', 'erp'] as const)) {
      await page.goto(`${hosts[host]}/`, { waitUntil: 'commit' });
      there += Number(await shown(page));
      await panels.after(host, since());
      opened += await openAll(
        page,
        (what) => panels.after(`${host}, ${what}`, since()),
        '<img src=x onerror=__xss()>',
        stage.quick,
      );
    }
    for (const path of await consolePages(stage)) {
      await page.goto(`${hosts.console}${path}`, { waitUntil: 'commit' });
      there += Number(await shown(page));
      await pages.after(path, since());
    }
  } finally {
    await context.close();
  }
  stage.tally.control(
    'pages that show the shell although every reply is hostile',
    there,
    stage.quick ? 2 : 15,
  );
  stage.tally.control('panels, dialogs and menus that open', opened, stage.quick ? 2 : 18);
  stage.tally.control(
    'hostile strings that stand there as text',
    panels.drawn + pages.drawn,
    stage.quick ? 100 : 500,
  );
}

/** Pages of the console, those of a record with one that there is. */
async function consolePages({ token, quick }: Stage): Promise<string[]> {
  const idOf = async (path: string): Promise<string> => {
    const reply = await fetch(`${hosts.userCentre}${path}?rows=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await reply.json()) as { data: { content: { id: string }[] } };
    return data.content[0]?.id ?? '1';
  };
  const all = [
    '/home/notice/list',
    `/home/b2corder/upadte/query?id=${await idOf('/api/v2/deliverOrder/findByPage')}`,
    '/home/announce/list',
    `/home/announce/detail?id=${await idOf('/api/v1/BizAnnouncement/findByPage')}`,
    `/home/notice/list/detail?id=${await idOf('/api/v1/BizNotify/findByPage')}`,
    ...['/home/notice/template', '/home/notice/template/update/add', '/home/notice/rules'],
    `/home/notice/rules/update/edit?id=${await idOf('/api/v1/UcRemindRule/findByPage')}`,
    '/home/notice/rules/test',
    ...['/home/profile', '/home/sercurity', '/home/connections', '/home/b2corder'],
    `/home/products/allproducts/update/query?id=${await idOf('/api/v1/Product/findByPage')}`,
    '/home/products/allproducts/list',
    `/home/purchase/order/update/query?id=${await idOf('/api/v2/po/findByPage')}`,
    ...['/home/managechannel/channelbase/list', '/home/dynamicerpsku', '/home/rules/warehouseDeliver'],
    '/home/products/line/update/add',
  ];
  return quick ? all.slice(0, 2) : all;
}

/** Every call but those of the first view is refused, in the service's own hostile words. */
async function refusals(stage: Stage): Promise<void> {
  const supply = new Supply();
  const { context, page, seen } = await visitor(stage);
  const look = new Look({ context, page, seen }, stage.tally.of(ERRORS));
  const texts = () => [0, 1, 2].map(() => supply.text()).join(' ');
  let form = false;
  const refuse = (route: Route) => {
    const errors = { title: texts(), name: texts(), remark: texts(), weight: texts(), description: texts() };
    const { origin = '*' } = route.request().headers();
    return route.fulfill({
      json: {
        code: form ? 10_040 : 10_020,
        message: texts(),
        data: { errors, by: texts(), updatedName: texts() },
      },
      headers: { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' },
    });
  };
  await context.route(isCall, (route) => {
    const { method, pathname } = { method: route.request().method(), ...parts(route) };
    if (method === 'OPTIONS' || /getUserInfo|baseData/.test(pathname)) return route.fallback();
    if (form && method === 'GET') return route.fallback();
    return refuse(route);
  });
  let given = 0;
  const since = () => {
    const more = supply.given - given;
    given = supply.given;
    return more;
  };
  try {
    const paths = [
      '/home',
      '/home/notice/list',
      '/home/b2corder',
      '/home/products/allproducts/update/query?id=1',
    ];
    for (const path of stage.quick ? paths.slice(1, 2) : paths) {
      await page.goto(`${hosts.console}${path}`, { waitUntil: 'commit' });
      await shown(page);
      await look.after(path, since());
    }
    await openAll(page, (what) => look.after(what, since()), 'x', stage.quick);
    form = true;
    const [, detail = '/home'] = await consolePages(stage);
    for (const path of stage.quick ? [] : [detail, '/home/products/line/update/add', '/home/profile']) {
      await page.goto(`${hosts.console}${path}`, { waitUntil: 'commit' });
      await shown(page);
      const save = page.getByRole('main').getByRole('button', { name: /保存|提交|确定/ });
      await save
        .first()
        .click({ timeout: 4_000 })
        .catch(() => {});
      await look.after(`${path}, saved`, since());
    }
  } finally {
    await context.close();
  }
  stage.tally.control('hostile refusals that stand there as text', look.drawn, stage.quick ? 1 : 10);
}

const parts = (route: Route) => new URL(route.request().url());

/** Pictures of the last visit that nothing of the shell has kept. */
const PICTURES: readonly unknown[] = [
  ...markup.slice(0, 30).map((text) => [text, {}, text]),
  ...markup.slice(0, 10).map((text) => ['b', { title: text, class: text, onclick: '__xss()' }, text]),
  ['script', {}, '__xss()'],
  ['img', { src: 'x', onerror: '__xss()' }],
  ['iframe', { srcdoc: '<script>top.__xss()</script>' }],
  ['a', { href: 'javascript:__xss()' }, 'x'],
  ['svg', {}, ['use', { href: 'data:image/svg+xml,<svg onload="__xss()"/>' }]],
  ['svg', {}, ['animate', { onbegin: '__xss()', attributeName: 'x', dur: '1s' }]],
  ['details', { open: '', ontoggle: '__xss()' }, 'x'],
  ['form', { action: 'javascript:__xss()' }, ['button', { formaction: 'javascript:__xss()' }, 'x']],
  ['img', { src: 'https://evil.example/p.gif' }],
  ['div', { style: 'background:url(https://evil.example/b.gif)' }],
  ['link', { rel: 'stylesheet', href: 'https://evil.example/x.css' }],
  ['object', { data: 'https://evil.example/o' }],
  ['input', { type: 'image', src: 'https://evil.example/i.gif', autofocus: '', onfocus: '__xss()' }],
];

async function storage(stage: Stage): Promise<void> {
  const supply = new Supply();
  const { context, page, seen } = await visitor(stage);
  const look = new Look({ context, page, seen }, stage.tally.of(STORAGE));
  let edited = 0;
  let pictures = 0;
  try {
    await page.goto(`${hosts.console}/home`);
    await shown(page);
    // What opens keeps something there.
    await openAll(page, async () => {}, 'a1', stage.quick);
    const entries = await page.evaluate(
      () => Object.entries({ ...localStorage, ...sessionStorage }) as [string, string][],
    );
    const write = (given: readonly (readonly [string, string])[]) =>
      page.evaluate((list) => {
        for (const [key, value] of list) {
          localStorage.setItem(key, value);
          sessionStorage.setItem(key, value);
        }
      }, given);
    const reload = async (what: string, tries: number) => {
      edited += tries;
      await page.reload({ waitUntil: 'commit' });
      await shown(page);
      await look.after(what, tries);
    };
    const rounds: ((entry: readonly [string, string]) => readonly [string, string])[] = [
      ([key, value]) => [key, JSON.stringify(rewrite(parsed(value), supply, 'title'))],
      ([key]) => [key, supply.text()],
      ([key]) => [
        key,
        JSON.stringify({
          __proto__: null,
          constructor: supply.text(),
          at: Date.now(),
          list: [supply.text()],
        }),
      ],
      ([key]) => [
        key,
        JSON.stringify([supply.text(), { id: supply.text(), title: supply.text(), url: supply.address() }]),
      ],
    ];
    for (const [at, round] of rounds.slice(0, stage.quick ? 1 : 4).entries()) {
      await page.goto(`${hosts.console}/home`, { waitUntil: 'commit' });
      await write(entries.map(round));
      await reload(`storage, round ${at + 1}`, entries.length);
      await openAll(page, (what) => look.after(`${what}, with edited storage`, 0), 'a', true);
    }
    await page.goto(`${hosts.billing}/bill/list`, { waitUntil: 'commit' });
    await shown(page);
    const kept = await page.waitForFunction(
      () => sessionStorage.getItem('oms.picture') ?? localStorage.getItem('oms.picture'),
    );
    const picture = String(await kept.jsonValue());
    // Nothing takes over what the loader has drawn.
    await page.route(/\/parts\//, (route) => route.abort());
    const before = look.drawn;
    for (const content of stage.quick ? PICTURES.slice(37, 44) : PICTURES) {
      const text = JSON.stringify(withContent(parsed(picture), content));
      await write([['oms.picture', text]]);
      await page.reload({ waitUntil: 'domcontentloaded' });
      edited += 1;
      await look.after(`picture ${JSON.stringify(content).slice(0, 60)}`, 1);
    }
    await page.unroute(/\/parts\//);
    pictures = look.drawn - before;
    const cookies = (await context.cookies()).filter(({ httpOnly }) => !httpOnly);
    for (const { name, domain, path } of cookies) {
      await context.addCookies([
        { name, domain, path, value: encodeURIComponent(supply.text()).slice(0, 2_000) },
      ]);
    }
    await reload('cookies', cookies.length);
  } finally {
    await context.close();
  }
  stage.tally.control('strings of a stored picture that the loader draws as text', pictures, 1);
  stage.tally.control('entries of storage and cookies that were edited', edited, stage.quick ? 10 : 60);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A picture whose elements have this content. */
function withContent(picture: unknown, content: unknown): unknown {
  const { elements = [], ...rest } = picture as { elements?: object[] };
  return { ...rest, elements: elements.map((element) => ({ ...element, content })) };
}

async function messages(stage: Stage): Promise<void> {
  const supply = new Supply();
  const { context, page, seen } = await visitor(stage);
  const look = new Look({ context, page, seen }, stage.tally.of(TABS));
  try {
    await page.goto(`${hosts.console}/home`);
    await shown(page);
    const other = await context.newPage();
    await other.goto(`${hosts.console}/favicon.svg`);
    const user = await page.evaluate(async () => {
      await window.OmsShell.ready();
      return window.OmsShell.user?.id ?? '';
    });
    const text = () => supply.text().slice(0, 190);
    const kinds = [
      'organisation',
      'favourites',
      'notices-read',
      'announcements-read',
      'realtime',
      'lang',
      'ticket',
      'ticket-taken',
    ];
    const sent: unknown[] = [];
    for (let round = 0; round < (stage.quick ? 4 : 40); round += 1) {
      for (const type of kinds) {
        const stats = {
          2: { remains: 9, lastId: '99999999', lastMsgTitle: text(), lastMsgUrl: supply.address() },
        };
        const receipts = {
          made: [text()],
          withdrawn: [text()],
          sent: [text()],
          refused: [text()],
          message: text(),
        };
        const place = { id: round % 2 ? text() : '1000030', name: text(), code: text(), lang: text() };
        sent.push({
          type,
          user,
          userId: user,
          ...place,
          ...receipts,
          token: text(),
          ticket: text(),
          state: text(),
          stats,
          data: { stats },
        });
      }
      sent.push(
        { type: text() },
        text(),
        [text()],
        { type: '__proto__', user },
        { type: 'constructor' },
        null,
      );
    }
    await other.evaluate((list) => {
      const channel = new BroadcastChannel('oms.shell');
      for (const each of list) channel.postMessage(each);
      channel.close();
    }, sent);
    await look.after('messages of another tab', sent.length);
    await openAll(page, (what) => look.after(`${what}, after messages`, 0), 'a', true);
    // A page of an advertiser in a frame of the host's, and the window that has opened the page.
    await page.evaluate(async (list) => {
      const frame = document.createElement('iframe');
      frame.srcdoc = `<script>onmessage = ({ data }) => { for (const one of data) parent.postMessage(one, '*'); parent.postMessage('done', '*'); }</script>`;
      const done = new Promise((resolve) =>
        addEventListener('message', ({ data }) => data === 'done' && resolve(null)),
      );
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.contentWindow?.postMessage(list, '*');
      await done;
      frame.remove();
    }, sent);
    seen.odd.splice(0, seen.odd.length, ...seen.odd.filter((one) => !one.startsWith('frame ')));
    await look.after('messages of a frame', sent.length);
  } finally {
    await context.close();
  }
}

/** Parameters that pages of the console, the hosts and the loader read. */
const NAMES = [
  ...[
    'id',
    'ids',
    'type',
    'text',
    'page',
    'rows',
    'status',
    'sidx',
    'sord',
    'period',
    'keyword',
    'orderNo',
    'recordType',
  ],
  ...[
    'recordId',
    'service',
    'ticket',
    'token',
    'state',
    'code',
    'error',
    'provider',
    'optionName',
    'documentNo',
    'event',
  ],
  ...[
    'lang',
    'theme',
    'contextId',
    'read',
    'print',
    'size',
    'before',
    'redirect',
    'redirectUrl',
    'url',
    'next',
    'title',
  ],
];

async function addresses(stage: Stage): Promise<void> {
  const { context, page, seen } = await visitor(stage);
  const look = new Look({ context, page, seen }, stage.tally.of(ADDRESSES));
  const supply = new Supply();
  const open = async (url: string, what: string, tries: number) => {
    await page.goto(url, { waitUntil: 'commit' }).catch(() => {});
    await page.waitForLoadState('domcontentloaded').catch(() => {});
    await look.after(what, tries);
  };
  try {
    const paths = [
      '/home',
      '/home/notice/list',
      '/home/b2corder',
      '/home/announce/list',
      '/home/products/allproducts/list',
    ];
    const open2 = ['/login', '/reset', '/verify', '/register', '/home/connections', '/home/nopage'];
    for (const path of stage.quick ? paths.slice(1, 2) : [...paths, ...open2]) {
      const query = new URLSearchParams(NAMES.map((name) => [name, supply.text().slice(0, 300)]));
      await open(
        `${hosts.console}${path}?${query}#${encodeURIComponent(supply.text())}`,
        path,
        NAMES.length + 1,
      );
      await open(`${hosts.console}${path}/${encodeURIComponent(supply.text())}`, `${path}/…`, 1);
    }
    for (const host of stage.quick ? [] : (['billing', 'erp', 'partner'] as const)) {
      const query = new URLSearchParams(NAMES.map((name) => [name, supply.text().slice(0, 300)]));
      await open(`${hosts[host]}/?${query}#${encodeURIComponent(supply.text())}`, host, NAMES.length + 1);
    }
    // Who is signed in is led on to `service` at once.
    const tricks = redirectTricks(new URL(hosts.console).host, 'evil.example');
    for (const service of stage.quick ? tricks.slice(0, 3) : tricks) {
      await open(`${hosts.console}/login?service=${encodeURIComponent(service)}`, `service=${service}`, 1);
    }
  } finally {
    await context.close();
  }
}
