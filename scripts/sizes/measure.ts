import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { fakeServices } from '../../testing';
import { browserArgs, findBrowser } from '../../tools/browser.mjs';
import { hostPage } from '../../tools/host-page';
import { type LoadWatch, watchLoad } from '../../tools/load-watch';
import { at } from '../../tools/paths';
import { smallWorld } from '../../tools/small-world';
import { type StaticServer, serveFolder } from '../../tools/static-server';
import { type BudgetPage, pages } from './pages';

interface Watched {
  readonly loadWatch: LoadWatch;
}

/** The files that one page has loaded from the CDN build. */
export interface Size {
  name: string;
  files: string[];
  /** Sum of the files, each as gzip at level 9. */
  bytes: number;
  /** See `BudgetPage`; where that has a budget. */
  requests?: number | undefined;
}

interface Record {
  /** integrity.json of the build that was weighed. */
  build: string;
  sizes: Size[];
}

const folder = at('dist/cdn');
const recordFile = at('dist/sizes.json');

/** The sizes of the build that is there, weighed once for each build. Needs dist/cdn and a browser. */
export async function sizesOfBuild(): Promise<Size[]> {
  const build = readFileSync(join(folder, 'integrity.json'), 'utf8');
  try {
    const record = JSON.parse(readFileSync(recordFile, 'utf8')) as Record;
    if (record.build === build) return record.sizes;
  } catch {
    // Not weighed yet.
  }
  const sizes = await measure();
  writeFileSync(recordFile, `${JSON.stringify({ build, sizes }, null, 2)}\n`);
  return sizes;
}

async function measure(): Promise<Size[]> {
  const server = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  try {
    const sizes: Size[] = [];
    for (const page of pages) sizes.push(await weigh(browser, server, page));
    return sizes;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A fresh context for each page: no cache, no session of the page before. */
async function weigh(
  browser: Browser,
  server: StaticServer,
  { name, tags, requests: counted }: BudgetPage,
): Promise<Size> {
  const services = `${server.origin}/services`;
  const elements = tags.map((tag) => `<oms-${tag}></oms-${tag}>`).join('');
  const attributes = 'data-console="https://console.test"';
  server.page('/page', hostPage({ title: name, services, markup: elements, attributes }));
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(holdWhatWaits, STANDS);
  // tsx compiles functions to calls of this helper, which a page lacks.
  await page.addInitScript('globalThis.__name = (fn) => fn;');
  if (counted) await page.addInitScript(watchLoad, ['.oms-account, [part~="account"]', '[part~="item"]']);
  await fakeServices(smallWorld).route(page, { url: services });
  let answerRest = () => {};
  if (counted) {
    // Another part would be counted when it happens to arrive before the menu is painted.
    const painted = new Promise<void>((resolve) => {
      answerRest = resolve;
    });
    await page.route(OTHER_PARTS, (route) => painted.then(() => route.continue()));
  }
  server.asked.length = 0;
  await page.goto(`${server.origin}/page`);
  const requests = counted
    ? await page.evaluate(async () => (await (window as unknown as Watched).loadWatch.load).before.length)
    : undefined;
  answerRest();
  for (const tag of tags) {
    await page.waitForFunction(
      (name) => document.querySelector(name)?.shadowRoot?.querySelector('*'),
      `oms-${tag}`,
    );
  }
  await page.waitForLoadState('networkidle');
  await context.close();
  if (errors.length > 0) throw new Error(`The page with ${name} raised: ${errors.join('; ')}`);
  const files = [...new Set(server.asked)].filter((path) => path.endsWith('.js')).sort();
  const bytes = files.reduce((sum, file) => sum + gzipped(join(folder, file)), 0);
  return { name, files, bytes, requests };
}

/** The parts that come after the menu is painted: all but the one that paints it. */
const OTHER_PARTS = /\/parts\/(?!frame-)/;

/** ms after which a page fetches by itself what is not of its first load; on a busy machine that would be weighed, too. */
const STANDS = 1000;

/** Runs in the page: timers from so many ms on never end, and the page is never idle. */
function holdWhatWaits(from: number): void {
  window.requestIdleCallback = () => 0;
  const { setTimeout: start } = window;
  window.setTimeout = ((work: TimerHandler, ms = 0, ...rest: unknown[]) =>
    ms < from ? start(work, ms, ...rest) : 0) as typeof window.setTimeout;
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}
