import { at } from '@oms/tools/paths';
import { type Bench, ROUNDS } from '../bench';
import { buildBundle } from '../first-view/bundle';
import { cases } from '../first-view/cases';
import { buildPeers } from '../first-view/peers';
import { pressesOf } from '../first-view/presses';
import { tablesOf, writeTables } from '../first-view/report';
import { serveCases } from '../first-view/server';
import { nameOf, profiles, type Visit, visitsOf } from '../first-view/visits';
import { interleaved } from '../statistics';

const bench: Bench = {
  about:
    'first view and first press, beside a page by hand and beside peers; the tables go into docs/performance.md',
  async run({ browser, print, rounds }) {
    await buildPeers(at('dist/bench/peers'));
    await buildBundle(at('dist/bench/bundle'));
    const server = await serveCases(cases[0]?.query ?? '');
    try {
      const visits = new Map<string, Visit[][]>();
      for (const profile of profiles) {
        const results = await interleaved(cases, rounds, async (one) => {
          const context = await browser.engine.newContext({ viewport: { width: 1440, height: 900 } });
          const measured = await visitsOf(context, server, one, profile);
          await context.close();
          return measured;
        });
        profile.slower.forEach((_, index) => {
          const name = nameOf(profile, index);
          const samples = results.map(({ samples }) => samples.flatMap((measured) => measured[index] ?? []));
          visits.set(name, samples);
          print(
            `${name}: ${results.map(({ one }, at) => `${one.name} ${samples[at]?.map(({ visible }) => visible.toFixed(0)).join(' ')}`).join(' | ')}`,
          );
        });
      }
      const presses = new Map();
      for (const slower of [1, 4]) {
        const results = await interleaved(cases, rounds, (one) => pressesOf(browser, server, one, slower));
        presses.set(
          slower,
          results.map(({ samples }) => samples),
        );
      }
      const tables = `${rounds} rounds, medians.\n\n${tablesOf(cases, visits, presses)}`;
      print(tables);
      if (rounds >= ROUNDS) writeTables(tables);
    } finally {
      await server.close();
    }
  },
};

export default bench;
