import type { BrowserContext } from 'playwright-core';
import * as KEYS from '../../../src/core/storage-keys/keys';
import { buildStale } from '../../build';
import { at } from '../../paths';
import type { Bench } from '../bench';
import { makeBusy } from '../busy-page';
import { type LoadServer, serveAsCdn } from '../load-server';
import { type Load, type LoadWatch, watchLoad } from '../load-watch';
import { interleaved, spreadOf } from '../statistics';
import { ms, table, times } from '../table';

const ROUNDS = 9;
const QUERY = '?n=50';

const pages = {
  floor: '/floor.html',
  'the shell': '/index.html',
  'with the snippet': '/snippet.html',
} as const;

interface Profile {
  readonly name: string;
  readonly warm: boolean;
  /** How many times slower than the machine. */
  readonly slower: number;
  /** 1.6 Mbps with 150 ms there and back. */
  readonly narrow: boolean;
  /** Whether the page has a large table and busy scripts of its own: see `makeBusy`. */
  readonly busy?: boolean;
}

const profiles: readonly Profile[] = [
  { name: 'cold', warm: false, slower: 1, narrow: false },
  { name: 'cold, 1.6 Mbps, 4×', warm: false, slower: 4, narrow: true },
  { name: 'warm', warm: true, slower: 1, narrow: false },
  { name: 'warm, 4×', warm: true, slower: 4, narrow: false },
  { name: 'cold, a busy page', warm: false, slower: 1, narrow: false, busy: true },
  { name: 'warm, a busy page', warm: true, slower: 1, narrow: false, busy: true },
];

interface Visit extends Load {
  readonly requests: number;
  readonly bytes: number;
}

const bench: Bench = {
  about: 'a page with bar, menu of 50 entries and bell is loaded, beside the least that such a page can be',
  async run({ browser, print }) {
    await buildStale(['bench']);
    const server = await serveAsCdn(at('dist/bench'));
    try {
      for (const profile of profiles) {
        const results = await interleaved(Object.entries(pages), ROUNDS, async ([, path]) => {
          const context = await browser.engine.newContext({ viewport: { width: 1440, height: 900 } });
          const visit = await visitOf(context, server, path, profile);
          await context.close();
          return visit;
        });
        const of = (part: keyof Visit) =>
          results.map(({ samples }) => spreadOf(samples.map((visit) => visit[part])).median);
        const [visible, taken, blocked] = [of('visible'), of('taken'), of('blocked')];
        const [longest, shift, levels] = [of('longest'), of('shift'), of('levels')];
        const [requests, bytes] = [of('requests'), of('bytes')];
        const ratios = times(visible);
        print(
          table(
            [
              profile.name,
              'visible ms',
              'ratio',
              'taken over ms',
              'blocked ms',
              'longest ms',
              'shift',
              'levels',
              'requests',
              'KB',
            ],
            results.map(({ one: [name] }, index) => [
              name,
              ms(visible[index]!),
              ratios[index]!,
              ms(taken[index]!),
              ms(blocked[index]!),
              ms(longest[index]!),
              shift[index]!.toFixed(3),
              // A cache answers at once, and the order in which it does says nothing.
              profile.warm ? '–' : levels[index]!,
              requests[index]!,
              (bytes[index]! / 1000).toFixed(1),
            ]),
          ),
        );
      }
    } finally {
      await server.close();
    }
  },
};

export default bench;

async function visitOf(
  context: BrowserContext,
  server: LoadServer,
  path: string,
  { warm, slower, narrow, busy }: Profile,
): Promise<Visit> {
  const page = await context.newPage();
  // tsx compiles functions to calls of this helper, which a page lacks.
  await page.addInitScript('globalThis.__name = (fn) => fn;');
  await page.addInitScript(watchLoad);
  if (busy) await page.addInitScript(makeBusy);
  const load = () => page.evaluate(() => (window as unknown as { loadWatch: LoadWatch }).loadWatch.load);
  const address = `${server.origin}${path}${QUERY}`;
  if (warm) {
    await page.goto(address);
    await load();
    await page.waitForFunction(
      (key) => !document.querySelector('oms-topnav') || localStorage.getItem(key),
      KEYS.picture,
    );
    await page.goto(address);
    await load();
  }
  const session = await context.newCDPSession(page);
  if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
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
  const bytes = server.sent.reduce((sum, { bytes }) => sum + bytes, 0);
  return { ...figures, requests: server.sent.length, bytes };
}
