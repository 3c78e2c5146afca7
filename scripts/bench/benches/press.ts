import { buildStale } from '../../build';
import { at } from '../../paths';
import type { Bench, BenchTools } from '../bench';
import type { BenchPage } from '../bench-page';
import { probed } from '../browser';
import { type LoadServer, serveAsCdn } from '../load-server';
import { interleaved, spreadOf } from '../statistics';
import { ms, table, times } from '../table';

const ROUNDS = 9;
const CYCLES = 20;
/** The browser compiles what runs often, and its code takes memory until it has compiled all of it. */
const COMPILED = 800;
const COUNTED = 200;
const pages = { floor: '/floor.html', 'the shell': '/index.html' } as const;

/** On either page. */
const bell = '[part="button"][aria-description], [part="bell"]';
const notices = '.oms-notice-panel li, .panel p';
const panel = '.oms-notice-panel, .panel';

interface Driven {
  readonly __shell: { mount(): void; unmount(): void };
}

const bench: Bench = {
  about: 'presses on bell and menu, and a second mount, beside the least that such a page can be',
  async run({ browser, print }) {
    await buildStale(['bench']);
    const server = await serveAsCdn(at('dist/bench'));
    try {
      for (const slower of [1, 4]) print(await bells(browser, server, slower));
      print(await flyouts(browser, server));
      print(await mounts(browser, server));
    } finally {
      await server.close();
    }
  },
};

export default bench;

type Browser = BenchTools['browser'];

/** Presses on the bell, on which the pointer rests, of a page that has fetched what it fetches once it is idle: the first one, and one after it was closed. */
async function bells(browser: Browser, server: LoadServer, slower: number): Promise<string> {
  const results = await interleaved(Object.entries(pages), ROUNDS, async ([, path]) => {
    const page = await open(browser, server, `${path}?n=50`, slower);
    await page.point(bell);
    const first = (await page.press(bell, notices)).painted;
    await page.press(bell, panel, true);
    await page.point(bell);
    const again = (await page.press(bell, notices)).painted;
    await page.end();
    return { first, again };
  });
  const of = (part: 'first' | 'again') =>
    results.map(({ samples }) => spreadOf(samples.map((one) => one[part])).median);
  const [first, again] = [of('first'), of('again')];
  return table(
    [`bell, ${slower}×`, 'first ms', 'ratio', 'again ms', 'ratio'],
    results.map(({ one: [name] }, index) => [
      name,
      ms(first[index]!),
      times(first)[index]!,
      ms(again[index]!),
      times(again)[index]!,
    ]),
  );
}

async function flyouts(browser: Browser, server: LoadServer): Promise<string> {
  const results = await interleaved([1, 4], ROUNDS, async (slower) => {
    const page = await open(browser, server, '/index.html?n=500&mode=flyout', slower);
    // The menu that the page's markup has is a tree.
    await remount(page);
    await page.settled();
    const { painted } = await page.press('button[data-module]', '[part~="flyout"] a');
    await page.end();
    return painted;
  });
  return table(
    ['first flyout', 'ms'],
    results.map(({ one, samples }) => [`${one}×`, ms(spreadOf(samples).median)]),
  );
}

/** Bar, menu and bell taken away and put back. */
async function mounts(browser: Browser, server: LoadServer): Promise<string> {
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const page = await open(browser, server, `${path}?n=2000`, 1);
    // The first rounds make what later ones use again.
    for (let cycle = 0; cycle < 5; cycle++) await remount(page);
    const took = [];
    for (let cycle = 0; cycle < CYCLES; cycle++) took.push(await remount(page));
    const nodes = await page.nodes('oms-topnav', 'oms-sidemenu', 'floor-bar', 'floor-menu');
    for (let cycle = 0; cycle < COMPILED; cycle++) await remount(page);
    const before = await page.memory();
    for (let cycle = 0; cycle < COUNTED; cycle++) await remount(page);
    const after = await page.memory();
    const grown = (part: keyof typeof after) => (after[part] - before[part]) / COUNTED;
    rows.push([name, ms(spreadOf(took).median), nodes, (grown('heap') / 1000).toFixed(1), grown('nodes')]);
    await page.end();
  }
  return table(['2,000 entries', 'remount ms', 'nodes closed', 'KB a cycle', 'nodes a cycle'], rows);
}

const remount = (page: BenchPage) =>
  page.run(async (probe) => {
    const { __shell: shell } = window as unknown as Driven;
    shell.unmount();
    await probe.painted('[part~="item"]', true);
    const start = performance.now();
    shell.mount();
    return (await probe.painted('[part~="item"]')) - start;
  });

/** A page that has loaded, with what it fetches once it is idle. */
async function open(
  browser: Browser,
  server: LoadServer,
  address: string,
  slower: number,
): Promise<BenchPage> {
  const context = await browser.engine.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await probed(context);
  await page.page.goto(`${server.origin}${address}`);
  await page.page.waitForFunction(
    () =>
      document.querySelector('floor-bar') ||
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/notices-')),
  );
  await page.settled();
  const session = await context.newCDPSession(page.page);
  if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}
