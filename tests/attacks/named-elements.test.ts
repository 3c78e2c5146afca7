import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../scripts/paths';
import { faultsOf, namedElements, WAIT } from '../../scripts/proof/attacks/named-elements';
import { type StaticServer, serveFolder } from '../../scripts/support/static-server';
import { sharedBrowser } from '../support/shared-browser';

const browser = sharedBrowser();
let server: StaticServer;

beforeAll(async () => {
  server = await serveFolder(at('dist/cdn'));
});
afterAll(async () => {
  await server?.close();
});

describe.concurrent.each(['oms-shell.js', 'oms-shell.all.js'])('%s', (file) => {
  let pages = 0;
  const faults = (place: 'before' | 'after', markup: string) => {
    pages += 1;
    return faultsOf(browser(), server, `/${file}-${pages}`, { file, place, markup });
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
