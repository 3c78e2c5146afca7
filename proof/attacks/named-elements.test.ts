import { browserArgs, findBrowser } from '@oms/tools/browser';
import { at } from '@oms/tools/paths';
import { type StaticServer, serveFolder } from '@oms/tools/static-server';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, namedElements, WAIT } from './named-elements';

let browser: Browser;
let server: StaticServer;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  server = await serveFolder(at('dist/cdn'));
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe.concurrent.each(['oms-shell.js', 'oms-shell.all.js'])('%s', (file) => {
  let pages = 0;
  const faults = (place: 'before' | 'after', markup: string) => {
    pages += 1;
    return faultsOf(browser, server, `/${file}-${pages}`, { file, place, markup });
  };

  it.each(namedElements)('with %s %s its tag', { timeout: 10 * WAIT }, async (_, place, markups) => {
    const found = await faults(place, markups.join(''));
    if (found.length > 0 && markups.length > 1) {
      const alone = async (markup: string) =>
        (await faults(place, markup)).map((fault) => `${markup} alone: ${fault}`);
      found.push(...(await Promise.all(markups.map(alone))).flat());
    }
    expect(found).toEqual([]);
  });
});
