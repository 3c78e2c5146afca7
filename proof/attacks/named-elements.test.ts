import { at } from '@oms/tools/paths';
import { sharedBrowser } from '@oms/tools/shared-browser';
import { type StaticServer, serveFolder } from '@oms/tools/static-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, namedElements, type Place, WAIT } from './named-elements';

interface Group {
  readonly place: Place;
  readonly whats: string[];
  readonly markups: string[];
  readonly names: Set<string>;
}

/** The rows by page: those at one place that bear no name of each other hide none, and stand on one. */
const groups: Group[] = [];
for (const [what, place, markups] of namedElements) {
  const names = [...markups.join('').matchAll(/ (?:id|name)="(\w+)"/g)].map(([, name = '']) => name);
  const fits = (one: Group) => one.place === place && names.every((name) => !one.names.has(name));
  const group = groups.find(fits) ?? { place, whats: [], markups: [], names: new Set() };
  if (!groups.includes(group)) groups.push(group);
  group.whats.push(what);
  group.markups.push(...markups);
  for (const name of names) group.names.add(name);
}

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
  const faults = (place: Place, markup: string) => {
    pages += 1;
    return faultsOf(browser(), server, `/${file}-${pages}`, { file, place, markup });
  };

  const rows = groups.map(({ place, whats, markups }) => [whats.join(', '), place, markups] as const);
  it.each(rows)('with %s %s its tag', { timeout: 10 * WAIT }, async (_, place, markups) => {
    const found = await faults(place, markups.join(''));
    if (found.length > 0 && markups.length > 1) {
      const alone = async (markup: string) =>
        (await faults(place, markup)).map((fault) => `${markup} alone: ${fault}`);
      found.push(...(await Promise.all(markups.map(alone))).flat());
    }
    expect(found).toEqual([]);
  });
});
