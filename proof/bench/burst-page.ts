import type { TestServer } from '@oms/demo/server/testing';
import { hostPage } from '@oms/tools/host-page';
import { at } from '@oms/tools/paths';
import { serveFolder } from '@oms/tools/static-server';
import type { BenchPage } from './bench-page';
import { type BenchBrowser, probed } from './browser';
import { installWatch, type Watch } from './burst-watch';
import { portBase } from './organisation-server';
import { type Tasks, taskCategories, tasksOf, threadTasks } from './tasks';

/** How many times slower than the machine the page's processor is. */
const SLOWER = 4;

/** The effect of a burst of notices on the page. */
export interface Burst {
  /** By the clock, from `longtask`, which begins at 50 ms. */
  readonly tasks: Tasks;
  /** By the thread's own time. */
  readonly thread: Tasks;
  /** Messages of the socket. */
  readonly frames: number;
  readonly changes: number;
  /** Alerts that the page ever drew. */
  readonly alerts: number;
  /** ms from the reply to the last insert until the right count is painted. */
  readonly late: number;
  /** The description of each bell in the end, and the number on its badge. */
  readonly bells: readonly string[];
}

const now = () => performance.now();

const BELL = '[part~="button"][aria-description$="unread"]';
const PANEL = '.oms-notice-panel';
const TOAST = '.oms-toast';

export interface BurstPage {
  /** @param make puts the notices in, of which `unread` are unread when it has ended */
  burst(make: () => Promise<void>, unread: number): Promise<Burst>;
}

/** A page with two bells that are connected, with the second one's list open or not. */
export async function onBurstPage<Result>(
  browser: BenchBrowser,
  { server, cookie, open }: { server: TestServer; cookie: string; open: boolean },
  work: (page: BurstPage) => Promise<Result>,
): Promise<Result> {
  const files = await serveFolder(at('dist/cdn'), portBase);
  const context = await browser.engine.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const attributes = `data-console="${files.origin}" data-lang="en"`;
    const markup = `<oms-topnav></oms-topnav><oms-notice-center tab="2"${open ? ' open' : ''}></oms-notice-center>`;
    files.page('/page', hostPage({ title: 'Bench', services: server.urls.userCentre, markup, attributes }));
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, domain: 'localhost', path: '/' }]);
    const page = await probed(context);
    await page.page.addInitScript(installWatch);
    let frames = 0;
    page.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('MESSAGE')) frames++;
      }),
    );
    await page.page.goto(`${files.origin}/page`);
    await page.run((probe, selector) => probe.painted(selector), open ? PANEL : BELL);
    await page.page.waitForFunction(
      () =>
        (window as unknown as { watch: Watch }).watch.state.realtime &&
        Object.keys(localStorage).some((key) => key.startsWith('oms.lastAlert.')),
    );
    await page.settled();
    return await work({
      burst: (make, unread) => measured(browser, page, () => frames, make, unread),
    });
  } finally {
    await context.close();
    await files.close();
  }
}

async function measured(
  browser: BenchBrowser,
  page: BenchPage,
  frames: () => number,
  make: () => Promise<void>,
  unread: number,
): Promise<Burst> {
  const session = await page.page.context().newCDPSession(page.page);
  const look = () =>
    page.run((probe) => {
      const { watch } = window as unknown as { watch: Watch };
      return { changes: probe.changes(), ...watch.taken() };
    });
  const before = { ...(await look()), frames: frames() };
  await browser.engine.startTracing(page.page, { categories: taskCategories });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const [right, made] = await Promise.all([
    page
      .run((probe, selector) => probe.painted(selector), `${BELL}[aria-description="${unread} unread"]`)
      .then(now),
    make().then(now),
  ]);
  await page.page.waitForFunction(
    (known) => (window as unknown as { watch: Watch }).watch.alerts() > known,
    before.alerts,
  );
  await page.settled();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const trace = JSON.parse(String(await browser.engine.stopTracing()));
  const after = await look();
  // Its time may be over by now.
  await page.run((probe, selector) => {
    const close = `${selector} > button`;
    if (probe.find(close)) probe.press(close);
    return probe.painted(selector, true);
  }, TOAST);
  await session.detach();
  return {
    tasks: tasksOf(after.tasks),
    thread: tasksOf(threadTasks(trace)),
    frames: frames() - before.frames,
    changes: after.changes - before.changes,
    alerts: after.alerts - before.alerts,
    late: Math.max(0, right - made),
    bells: after.bells,
  };
}
