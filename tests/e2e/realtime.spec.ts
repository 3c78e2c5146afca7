import { browserArgs, findBrowser } from '../../tools/browser.mjs';
import { businessPages, hosts } from './support/demo';
import { layLine } from './support/line';
import { signInAlone } from './support/own-account';
import { type Browser, type BrowserContext, expect, type Page, test } from './support/test';

/** Each test has a copy of this one, for which no announcement of its own accord stands before the page. */
const ACCOUNT = 'super@oms.test';

const bell = (page: Page) => page.getByRole('button', { name: '消息通知', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: '消息通知' });
const sign = (page: Page) => panel(page).getByRole('button', { name: /^(实时|每 3 分钟|已断开)$/ });

interface Kept {
  told: string[];
  states: string[];
  /** What was unread, and when that was known, in ms of the machine's clock. */
  unread: { total: number; at: number }[];
  OmsShell: { doctor(): { connection: { leader: boolean } | null } };
}

/** Every page of the context keeps what it is told, and what it tells, of notices. */
const keep = (context: BrowserContext) =>
  context.addInitScript(() => {
    const kept = { told: [] as string[], states: [] as string[], unread: [] as object[] };
    Object.assign(window, kept);
    const on = (name: string, fn: (detail: never) => void) =>
      document.addEventListener(name, (event) => fn((event as CustomEvent).detail as never));
    on('oms-notice', ({ title }: { title: string }) => kept.told.push(title));
    on('oms-connection', ({ state }: { state: string }) => kept.states.push(state));
    on('oms-unread', ({ total }: { total: number }) =>
      kept.unread.push({ total, at: performance.timeOrigin + performance.now() }),
    );
  });

const kept = <K extends keyof Kept>(page: Page, name: K): Promise<Kept[K]> =>
  page.evaluate((key) => (window as unknown as Kept)[key], name as keyof Kept) as Promise<Kept[K]>;
/** Whichever page told of it. */
const toldIn = async (pages: readonly Page[]) =>
  (await Promise.all(pages.map((page) => kept(page, 'told')))).flat().sort();
const countsIn = (pages: readonly Page[]) =>
  Promise.all(pages.map(async (page) => (await kept(page, 'unread')).at(-1)?.total));
const statesIn = (pages: readonly Page[]) =>
  Promise.all(pages.map(async (page) => (await kept(page, 'states')).at(-1)));
/** By the clock of each page. */
const timesIn = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.evaluate(() => Date.now())));
const all = <T>(pages: readonly Page[], value: T) => pages.map(() => value);
const leads = (page: Page) =>
  page.evaluate(() => (window as unknown as Kept).OmsShell.doctor().connection?.leader ?? false);

const leadersOf = async (pages: readonly Page[]) =>
  (await Promise.all(pages.map(leads))).filter(Boolean).length;

async function leaderOf(pages: readonly Page[]): Promise<Page> {
  await expect.poll(() => leadersOf(pages)).toBe(1);
  const leading = await Promise.all(pages.map(leads));
  return pages[leading.indexOf(true)] as Page;
}

/** Sockets to the broker, by the origin of their page: those that stand, and all that were tried. */
function watchSockets(context: BrowserContext) {
  const live: string[] = [];
  const tried: string[] = [];
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      if (!new URL(socket.url()).pathname.endsWith('/stomp')) return;
      const { origin } = new URL(page.url());
      live.push(origin);
      tried.push(origin);
      let stands = true;
      const end = () => {
        if (stands) live.splice(live.indexOf(origin), 1);
        stands = false;
      };
      socket.on('close', end);
      page.on('close', end);
    }),
  );
  return { live: () => [...live].sort(), tried };
}

async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await expect(bell(page)).toHaveAttribute('aria-description', /\d/);
  return page;
}

/** Behind another tab, as all tabs of a window but one: pages under test are all in front. */
const putBehind = (page: Page) =>
  page.evaluate(() => {
    // As the browser has it: the shell reads no property of the document's own, which an element's name could hide.
    Object.defineProperty(Document.prototype, 'hidden', { value: true });
    Document.prototype.hasFocus = () => false;
    document.dispatchEvent(new Event('visibilitychange'));
  });

async function make(context: BrowserContext, user: string, title: string): Promise<void> {
  const query = new URLSearchParams({ user, type: '2', title, brief: `${title}: brief` });
  const reply = await context.request.get(`${hosts.userCentre}/status/notify/gen?${query}`);
  expect(await reply.json()).toMatchObject({ code: 200 });
}

/** For the report: what it comes to depends on the machine, or on chance. */
const note = (type: string, amount: number) =>
  void test.info().annotations.push({ type, description: `${Math.round(amount)}` });

/** All know of what is new; one has alerted of it. */
async function expectNews(pages: readonly Page[], unread: number, told: readonly string[]): Promise<void> {
  await expect.poll(() => countsIn(pages)).toEqual(all(pages, unread));
  await expect.poll(() => toldIn(pages)).toEqual([...told].sort());
}

test('twenty tabs of three hosts: a socket for each origin, one alert, one truth about what is read @alone', async ({
  context,
}) => {
  // Twenty pages at once.
  test.setTimeout(600_000);
  await keep(context);
  const sockets = watchSockets(context);
  const user = await signInAlone(context, ACCOUNT);
  const urls = [businessPages.console, businessPages.billing, businessPages.erp];
  const pages: Page[] = [];
  for (let at = 0; at < 20; at++) pages.push(await open(context, urls[at % 3] ?? ''));
  await expect.poll(() => statesIn(pages), { timeout: 120_000 }).toEqual(all(pages, 'realtime'));
  const origins = [hosts.console, hosts.billing, hosts.erp].sort();
  await expect.poll(sockets.live).toEqual(origins);
  const [before = 0] = await countsIn(pages);
  await expect.poll(() => countsIn(pages)).toEqual(all(pages, before));

  const reader = pages.at(-1) as Page;
  await Promise.all(pages.slice(0, -1).map(putBehind));
  await make(context, user, 'Dock 7 closes');
  await expectNews(pages, before + 1, ['Dock 7 closes']);

  await reader.bringToFront();
  await bell(reader).click();
  await panel(reader).getByRole('tab', { name: /^提醒/ }).click();
  const known = await Promise.all(pages.map(async (page) => (await kept(page, 'unread')).length));
  await panel(reader)
    .getByRole('tabpanel')
    .getByRole('button', { name: /Dock 7 closes/ })
    .click();
  await expect.poll(() => countsIn(pages)).toEqual(all(pages, before));
  const times = await Promise.all(
    pages.map(async (page, at) => (await kept(page, 'unread'))[known[at] ?? 0]?.at ?? Number.NaN),
  );
  const read = times.at(-1) ?? Number.NaN;
  note('ms until all agreed', Math.max(...times) - read);
  for (const page of pages) await expect(bell(page)).toHaveAttribute('aria-description', `${before} 条未读`);
  expect(await toldIn(pages)).toEqual(['Dock 7 closes']);
  await expect.poll(sockets.live).toEqual(origins);
  // A tab that gets no time of the machine for ten seconds is replaced, which takes a socket more.
  note('sockets opened', sockets.tried.length);
  expect(sockets.tried.length).toBeLessThan(pages.length);
});

test.describe('on a line of its own', () => {
  let browser: Browser;
  let line: Awaited<ReturnType<typeof layLine>>;
  test.beforeEach(async ({ playwright }) => {
    line = await layLine(hosts.userCentre);
    browser = await playwright.chromium.launch({
      executablePath: await findBrowser(),
      args: [...browserArgs, line.browserArg],
    });
  });
  test.afterEach(async () => {
    await browser.close();
    await line.close();
  });

  test('a service killed, a socket cut, a network away: the ladder moves, nothing is lost or told twice @alone', async () => {
    test.slow();
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
    await context.clock.install();
    await keep(context);
    const sockets = watchSockets(context);
    const user = await signInAlone(context, ACCOUNT);
    const pages = [await open(context, businessPages.billing), await open(context, businessPages.billing)];
    const [page] = pages as [Page, Page];
    const told: string[] = [];
    let [unread = 0] = await countsIn(pages);
    const news = async (title: string) => {
      await make(context, user, title);
      told.push(title);
      unread += 1;
    };
    /** The waits between tries are of minutes. No time passes during one: it takes what the machine needs for it. */
    const expectState = (state: string) =>
      expect
        .poll(
          async () => {
            if (sockets.live().length === 0) await context.clock.runFor(5000);
            return statesIn(pages);
          },
          { timeout: 120_000 },
        )
        .toEqual(all(pages, state));
    await expectState('realtime');
    await bell(page).click();
    await expect(sign(page)).toHaveText('实时');

    /** Each page has told of these and no others, as often as they come: a tab that takes the lead meanwhile starts again. */
    const expectSeen = async (seen: () => Promise<string[][]>, states: RegExp) => {
      for (const at of pages.keys())
        await expect.poll(async () => (await seen())[at]?.join(' ')).toMatch(states);
    };
    /** What each page tells of its connection from now on. */
    const statesFromNow = async () => {
      const from = await Promise.all(pages.map(async (one) => (await kept(one, 'states')).length));
      return () =>
        Promise.all(pages.map(async (one, at) => (await kept(one, 'states')).slice(from[at] as number)));
    };

    await test.step('the service is killed', async () => {
      const seen = await statesFromNow();
      await line.cut();
      // The questions over HTTP are tried again before they are given up.
      await expectState('offline');
      // Down the ladder, step by step, and never to the top.
      await expectSeen(seen, /^(polling offline ?)+$/);
      await expect(sign(page)).toHaveText('已断开');
      const before = await timesIn(pages);
      const tried = sockets.tried.length;
      for (let passed = 0; passed < 60_000; passed += 5000) await context.clock.runFor(5000);
      const tries = sockets.tried.length - tried;
      const after = await timesIn(pages);
      note('tries in a minute', tries);
      // The clocks also run between those steps, in each page by itself.
      const minute = Math.max(...after.map((time, at) => time - (before[at] ?? Number.NaN)));
      // In sight, one for each check of 5 s, for all pages together.
      expect(tries).toBeLessThanOrEqual(Math.floor(minute / 5000) + 1);
      await news('Killed');
      await line.mend();
      await expectState('realtime');
      await expectNews(pages, unread, told);
      await expect(sign(page)).toHaveText('实时');
    });

    await test.step('the socket is cut', async () => {
      const seen = await statesFromNow();
      line.drop();
      await expect.poll(async () => (await seen()).map(([first]) => first)).toEqual(all(pages, 'polling'));
      await news('Cut');
      await expectState('realtime');
      // The questions over HTTP are answered all the while.
      await expectSeen(seen, /^(polling realtime ?)+$/);
      await expectNews(pages, unread, told);
    });

    await test.step('the line falls silent, and the socket stays open at both ends', async () => {
      const tried = sockets.tried.length;
      const from = Date.now();
      const endSilent = line.hush();
      await news('Silent');
      let passed = 0;
      for (; sockets.tried.length === tried && passed < 45_000; passed += 5000)
        await context.clock.runFor(5000);
      note('ms until the silence was noticed', passed + Date.now() - from);
      await expect.poll(() => sockets.tried.length).toBeGreaterThan(tried);
      await expectState('realtime');
      await expectNews(pages, unread, told);
      endSilent();
    });

    await test.step('the network goes and comes back', async () => {
      await context.setOffline(true);
      await expect.poll(() => statesIn(pages)).toEqual(all(pages, 'offline'));
      const seen = await statesFromNow();
      const tried = sockets.tried.length;
      for (let passed = 0; passed < 60_000; passed += 5000) await context.clock.runFor(5000);
      expect(sockets.tried).toHaveLength(tried);
      expect(await seen()).toEqual(all(pages, []));
      await news('Away');
      await context.setOffline(false);
      await expectState('realtime');
      await expectNews(pages, unread, told);
    });
    await expect.poll(sockets.live).toEqual([hosts.billing]);
    // Nor was any told once more while others came.
    await expectNews(pages, unread, told);
  });
});

test('a leader that hangs is replaced, and so is one that closes; nothing is lost or told twice @alone', async ({
  context,
}) => {
  test.slow();
  await keep(context);
  const sockets = watchSockets(context);
  const user = await signInAlone(context, ACCOUNT);
  const pages: Page[] = [];
  for (let at = 0; at < 3; at++) pages.push(await open(context, businessPages.billing));
  await expect.poll(() => statesIn(pages)).toEqual(all(pages, 'realtime'));
  const [before = 0] = await countsIn(pages);

  const hung = await leaderOf(pages);
  const others = pages.filter((page) => page !== hung);
  const debug = await context.newCDPSession(hung);
  await debug.send('Debugger.enable');
  await debug.send('Debugger.pause');
  // Two questions without an answer, 5 s apart.
  await expect.poll(() => leadersOf(others), { timeout: 60_000 }).toBe(1);
  await make(context, user, 'Hung');
  await expectNews(others, before + 1, ['Hung']);
  await debug.send('Debugger.disable');
  await expectNews(pages, before + 1, ['Hung']);
  await expect.poll(() => sockets.live()).toEqual([hosts.billing]);

  const closed = await leaderOf(pages);
  const left = pages.filter((page) => page !== closed);
  const told = await toldIn(left);
  await closed.close();
  const gone = performance.now();
  await expect.poll(() => leadersOf(left), { intervals: [50] }).toBe(1);
  note('ms until another led', performance.now() - gone);
  await make(context, user, 'Closed');
  await expectNews(left, before + 2, [...told, 'Closed']);
  await expect.poll(() => sockets.live()).toEqual([hosts.billing]);
});

// It counts sockets, which Playwright sees in Chromium alone.
test('a clock put forward asks for each count, opens the silent line again, and makes no storm', {
  tag: '@chromium',
}, async ({ context }) => {
  await context.clock.install();
  await keep(context);
  const sockets = watchSockets(context);
  await signInAlone(context, ACCOUNT);
  const page = await open(context, businessPages.billing);
  await expect.poll(() => statesIn([page])).toEqual(['realtime']);
  await context.clock.runFor(10_000);
  const asked: string[] = [];
  const ended: string[] = [];
  for (const [name, list] of [
    ['request', asked],
    ['requestfinished', ended],
    ['requestfailed', ended],
  ] as const) {
    page.on(name as 'request', (request) => {
      const call = /Biz\w+\/stats/.exec(request.url());
      if (call && request.method() === 'GET') list.push(call[0]);
    });
  }
  await context.clock.fastForward(600_000);
  // Before more time passes: what takes too long is asked for again. Counts that the next line brings first end the calls.
  await expect.poll(() => [...ended].sort()).toEqual(['BizAnnouncement/stats', 'BizNotify/stats']);
  // A line that has been silent for so long counts as dead, as it is after a sleep: another one is opened.
  await expect
    .poll(async () => {
      await context.clock.runFor(500);
      return [sockets.tried.length, ...(await statesIn([page]))];
    })
    .toEqual([2, 'realtime']);
  // Less than the service may be silent: its heartbeats come by another clock.
  for (let passed = 0; passed < 15_000; passed += 5000) await context.clock.runFor(5000);
  // The end of a line asks once more, unless the next one, which brings the counts, comes first.
  for (const call of ['BizAnnouncement/stats', 'BizNotify/stats'])
    expect(asked.filter((one) => one === call).length).toBeLessThanOrEqual(2);
  expect(sockets.tried).toHaveLength(2);
});
