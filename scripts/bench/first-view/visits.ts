import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { makeBusy } from '../busy-page';
import type { LoadServer } from '../load-server';
import { type Load, type LoadWatch, watchLoad } from '../load-watch';
import type { Case } from './cases';

/** How a page is visited. */
export interface Profile {
  readonly name: string;
  /** How many times slower than the machine. */
  readonly slower: number;
  /** 1.6 Mbit/s, with 150 ms there and back. */
  readonly narrow?: true;
  /** Seconds that a person stays on each of the two visits before; undefined for a first visit. */
  readonly stay?: number;
  /** Whether the page has a large table and busy scripts of its own: see `makeBusy`. */
  readonly busy?: true;
}

export const profiles: readonly Profile[] = [
  { name: 'cold', slower: 1 },
  { name: 'slow', slower: 4, narrow: true },
  { name: 'warm, 1 s', slower: 1, stay: 1 },
  { name: 'warm, 4 s', slower: 1, stay: 4 },
  { name: 'warm 4×, 1 s', slower: 4, stay: 1 },
  { name: 'warm 4×, 4 s', slower: 4, stay: 4 },
  { name: 'busy, cold', slower: 1, busy: true },
  { name: 'busy, warm', slower: 1, stay: 4, busy: true },
];

export interface Visit extends Load {
  /** Bytes that came over the line, of files and of calls. */
  readonly fileBytes: number;
  readonly callBytes: number;
  readonly files: number;
  readonly calls: number;
}

export async function visitOf(
  context: BrowserContext,
  server: LoadServer,
  address: string,
  visible: readonly string[],
  { slower, narrow, stay, busy }: Profile,
): Promise<Visit> {
  const page = await context.newPage();
  // tsx compiles functions to calls of this helper, which a page lacks.
  await page.addInitScript('globalThis.__name = (fn) => fn;');
  await page.addInitScript(watchLoad, visible);
  if (busy) await page.addInitScript(makeBusy);
  const load = () => page.evaluate(() => (window as unknown as { loadWatch: LoadWatch }).loadWatch.load);
  const session = await context.newCDPSession(page);
  if (stay !== undefined) {
    await page.goto(address);
    await load();
    await wait(stay * 1000);
  }
  if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (stay !== undefined) {
    await page.goto(address);
    await load();
    await wait(stay * 1000);
  }
  if (narrow) {
    const bytesPerSecond = 1_600_000 / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  server.sent.length = 0;
  await page.goto(address);
  const figures = await load();
  const isCall = (path: string) => /^\/(api|auth|status)\//.test(path);
  const sent = (wanted: boolean) => server.sent.filter(({ path }) => isCall(path) === wanted);
  const bytesOf = (wanted: boolean) => sent(wanted).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    ...figures,
    files: sent(false).length,
    calls: sent(true).length,
    fileBytes: bytesOf(false),
    callBytes: bytesOf(true),
  };
}

export const addressOf = (server: LoadServer, { name, page, query }: Case): string =>
  `${server.origin}${typeof page === 'string' ? page : pathOf(name)}${query}`;

/** Where the bench serves a page that is no file. */
export const pathOf = (name: string): string => `/pages/${name.replace(/\W+/g, '-')}`;
