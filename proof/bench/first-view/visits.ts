import { setTimeout as wait } from 'node:timers/promises';
import { type Load, type LoadWatch, watchLoad } from '@oms/tools/load-watch';
import type { BrowserContext } from 'playwright-core';
import { makeBusy } from '../busy-page';
import type { LoadServer } from '../load-server';
import type { Case } from './cases';

/** How a page is visited. */
export interface Profile {
  readonly name: string;
  /** How many times slower than the machine, for each visit that is measured, one after the other. */
  readonly slower: readonly number[];
  /** 1.6 Mbit/s, with 150 ms there and back. */
  readonly narrow?: true;
  /** After two visits, on each of which a person stays so many seconds where the page keeps something for the next one. */
  readonly stay?: number;
  /** Whether the page has a large table and busy scripts of its own: see `makeBusy`. */
  readonly busy?: true;
}

export const profiles: readonly Profile[] = [
  { name: 'cold', slower: [1] },
  { name: 'slow', slower: [4], narrow: true },
  { name: 'warm after 1 s', slower: [1, 4], stay: 1 },
  { name: 'warm after 4 s', slower: [1, 4], stay: 4 },
  { name: 'busy, cold', slower: [1], busy: true },
  { name: 'busy, warm', slower: [1], stay: 1, busy: true },
];

export const nameOf = ({ name, slower }: Profile, index: number): string =>
  slower.length > 1 && slower[index] !== 1 ? `${name}, ${slower[index]}×` : name;

export interface Visit extends Load {
  /** Bytes that came over the line, of files and of calls. */
  readonly fileBytes: number;
  readonly callBytes: number;
  readonly files: number;
  readonly calls: number;
}

/** @returns the visits that are measured */
export async function visitsOf(
  context: BrowserContext,
  server: LoadServer,
  one: Case,
  { slower, narrow, stay, busy }: Profile,
): Promise<Visit[]> {
  const address = addressOf(server, one);
  const page = await context.newPage();
  // tsx compiles functions to calls of this helper, which a page lacks.
  await page.addInitScript('globalThis.__name = (fn) => fn;');
  await page.addInitScript(watchLoad, one.visible);
  // The page tells by itself: a script that asks it would run in the middle of what is measured.
  let loaded = (_: Load) => {};
  await page.exposeFunction('reportLoad', (load: Load) => loaded(load));
  await page.addInitScript(() => {
    const { loadWatch, reportLoad } = window as unknown as {
      loadWatch: LoadWatch;
      reportLoad: (load: Load) => void;
    };
    void loadWatch.load.then(reportLoad);
  });
  if (busy) await page.addInitScript(makeBusy);
  const session = await context.newCDPSession(page);
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
  const visit = async () => {
    server.sent.length = 0;
    const told = new Promise<Load>((resolve) => {
      loaded = resolve;
    });
    await page.goto(address, { waitUntil: 'commit' });
    const load = await told;
    return { ...load, ...costOf(server) };
  };
  const visits: Visit[] = [];
  const stays = async () => {
    if (stay !== undefined && one.keeps) await wait(stay * 1000);
  };
  if (stay !== undefined) {
    await visit();
    await stays();
    await visit();
    await stays();
  }
  for (const rate of slower) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    visits.push(await visit());
    await stays();
  }
  return visits;
}

function costOf(server: LoadServer): Pick<Visit, 'files' | 'calls' | 'fileBytes' | 'callBytes'> {
  const isCall = (path: string) => /^\/(api|auth|status)\//.test(path);
  const sent = (wanted: boolean) => server.sent.filter(({ path }) => isCall(path) === wanted);
  const bytesOf = (wanted: boolean) => sent(wanted).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
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
