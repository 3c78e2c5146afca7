import type { Bench } from '../bench';
import type { BenchPage, Cost } from '../bench-page';
import type { BenchBrowser } from '../browser';
import { readyMenu } from '../menu-page';
import { interleaved, spreadOf } from '../statistics';
import { ms, span, table, times } from '../table';

const FIELD = 'input[type="search"]';
const ROUNDS = 2;
const sizes = [50, 2000].map((entries) => ({ entries, modules: 10 }));
/** By title, and by the initials of a title's pinyin. */
const texts = ['page 1-', 'ckdd'];

const bench: Bench = {
  about: 'a letter typed into the menu’s filter box',
  async run({ browser, print }) {
    if (!(await hasFilter(browser))) {
      print('The menu has no filter box.');
      return;
    }
    const results = await interleaved(sizes, ROUNDS, async (size) => {
      const page = await readyMenu(browser, 'tree', size);
      const costs = await typed(page);
      await page.end();
      return costs;
    });
    for (const [which, text] of texts.entries()) {
      const of = (part: keyof Cost) =>
        results.map(({ samples }) =>
          spreadOf(samples.flatMap((sample) => sample[which]!.map((cost) => cost[part]))),
        );
      const script = of('script');
      const painted = of('painted');
      const ratios = times(script.map(({ median }) => median));
      print(
        table(
          [`“${text}”: a letter`, 'painted ms', 'script ms', 'min–max', 'ratio'],
          results.map(({ one }, at) => [
            `${one.entries} in ${one.modules} modules`,
            ms(painted[at]!.median),
            ms(script[at]!.median),
            span(script[at]!),
            ratios[at]!,
          ]),
        ),
      );
    }
  },
};

export default bench;

async function hasFilter(browser: BenchBrowser): Promise<boolean> {
  const page = await readyMenu(browser, 'tree', { entries: 50, modules: 10 });
  const found = await page.run((probe, field) => probe.find(field) !== null, FIELD);
  await page.end();
  return found;
}

/** The costs of each text. What is fetched on the first use of the box is there before. */
async function typed(page: BenchPage): Promise<Cost[][]> {
  await page.page.locator('oms-sidemenu').locator(FIELD).focus();
  await page.type(FIELD, 'a');
  await page.settled();
  const costs = [];
  for (const text of texts) {
    await page.run((probe, field) => probe.type(field, ''), FIELD);
    costs.push(await page.type(FIELD, text));
  }
  return costs;
}
