import { setTimeout as wait } from 'node:timers/promises';
import { at } from '@oms/tools/paths';
import type { Bench, BenchTools } from '../bench';
import type { BenchPage } from '../bench-page';
import { probed } from '../browser';
import { type LoadServer, serveAsCdn } from '../load-server';
import { interleaved, spreadOf } from '../statistics';
import { ms, table, times } from '../table';

const ROUNDS = 9;
const CYCLES = 20;
/** The browser compiles what runs often, and its code takes memory until it has compiled all of it. */
const COMPILED = 1500;
const COUNTED = 1000;
/** ms after which a store without listeners has ended. */
const STORES_END = 1200;
/** ms in which a page renders ahead what it has fetched. */
const AHEAD = 1500;
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
    const server = await serveAsCdn(at('dist/bench'));
    try {
      for (const rests of [true, false]) {
        for (const slower of [1, 4]) print(await bells(browser, server, slower, rests));
      }
      print(await flyouts(browser, server));
      print(await heaps(browser, server));
      print(await mounts(browser, server));
    } finally {
      await server.close();
    }
  },
};

export default bench;

type Browser = BenchTools['browser'];

/**
 * Presses on the bell of a page that has done what it does once it is idle: the first one, and one after it was closed.
 * @param rests whether the pointer rests on it before, as that of a mouse; a finger and a key come at once
 */
async function bells(browser: Browser, server: LoadServer, slower: number, rests: boolean): Promise<string> {
  const results = await interleaved(Object.entries(pages), ROUNDS, async ([, path]) => {
    const page = await open(browser, server, `${path}?n=50`, slower);
    if (rests) await page.point(bell);
    const first = (await page.press(bell, notices)).painted;
    await page.press(bell, panel, true);
    if (rests) await page.point(bell);
    const again = (await page.press(bell, notices)).painted;
    await page.end();
    return { first, again };
  });
  const of = (part: 'first' | 'again') =>
    results.map(({ samples }) => spreadOf(samples.map((one) => one[part])).median);
  const [first, again] = [of('first'), of('again')];
  return table(
    [`bell${rests ? ', rested on' : ''}, ${slower}×`, 'first ms', 'ratio', 'again ms', 'ratio'],
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
    const before = await rested(page);
    for (let cycle = 0; cycle < COUNTED; cycle++) await remount(page);
    const after = await rested(page);
    const grown = (part: keyof typeof after) => (after[part] - before[part]) / COUNTED;
    rows.push([
      name,
      ms(spreadOf(took).median),
      nodes,
      (grown('heap') / 1000).toFixed(1),
      grown('nodes'),
      grown('listeners'),
    ]);
    await page.end();
  }
  return table(
    ['2,000 entries', 'remount ms', 'nodes closed', 'KB a cycle', 'nodes a cycle', 'listeners a cycle'],
    rows,
  );
}

/** Stores that nobody listens to any more end after a second. */
async function rested(page: BenchPage) {
  await wait(STORES_END);
  return page.memory();
}

/** What a page takes of the heap once it is loaded, and once it has done what it does when it is idle. */
async function heaps(browser: Browser, server: LoadServer): Promise<string> {
  const rows = [];
  let floor: readonly number[] = [0, 0];
  for (const [name, path] of Object.entries(pages)) {
    const page = await load(browser, server, `${path}?n=50`);
    const loaded = await page.memory();
    await idle(page);
    const idled = await page.memory();
    const heap = [loaded.heap, idled.heap];
    if (name === 'floor') floor = heap;
    rows.push([
      name,
      ...heap.flatMap((bytes, at) => [mb(bytes), mb(bytes - floor[at]!)]),
      idled.nodes,
      idled.listeners,
    ]);
    await page.end();
  }
  return table(
    ['heap, 50 entries', 'loaded MB', 'over the floor', 'idle MB', 'over the floor', 'nodes', 'listeners'],
    rows,
  );
}

const mb = (bytes: number): string => (bytes / 1e6).toFixed(2);

const remount = (page: BenchPage) =>
  page.run(async (probe) => {
    const { __shell: shell } = window as unknown as Driven;
    shell.unmount();
    await probe.painted('[part~="item"]', true);
    const start = performance.now();
    shell.mount();
    return (await probe.painted('[part~="item"]')) - start;
  });

async function load(browser: Browser, server: LoadServer, address: string): Promise<BenchPage> {
  const context = await browser.engine.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await probed(context);
  await page.page.goto(`${server.origin}${address}`);
  await page.run((probe) => probe.painted('[part~="item"]'));
  await page.settled();
  return page;
}

/** Waits until the page has fetched what a press needs, and has rendered it ahead. */
async function idle(page: BenchPage): Promise<void> {
  await page.page.waitForFunction(
    () =>
      document.querySelector('floor-bar') ||
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/notices-')),
  );
  await wait(AHEAD);
  await page.settled();
}

/** A page that is idle. */
async function open(
  browser: Browser,
  server: LoadServer,
  address: string,
  slower: number,
): Promise<BenchPage> {
  const page = await load(browser, server, address);
  await idle(page);
  if (slower > 1) await page.slowDown(slower);
  return page;
}
