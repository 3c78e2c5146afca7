import { titleOf } from '@oms/tools/bench-page/menu-data';
import type { Bench } from '../bench';
import type { BenchPage } from '../bench-page';
import { readyMenu } from '../menu-page';
import { table } from '../table';

const TIMES = 50;
const size = { entries: 2000, modules: 10 };

const bench: Bench = {
  about: `the heap after modules were opened and closed ${TIMES} times, 2,000 entries`,
  async run({ browser, print }) {
    const rows = [];
    for (const mode of ['tree', 'flyout'] as const) {
      const page = await readyMenu(browser, mode, size);
      const once = mode === 'tree' ? chooseAndLeave : openAndClose;
      // The first round fetches and makes what later rounds reuse.
      for (let module = 1; module <= size.modules; module++) await once(page, module);
      const before = await page.memory();
      for (let time = 0; time < TIMES; time++) await once(page, (time % size.modules) + 1);
      const after = await page.memory();
      const grown = (part: keyof typeof after) => after[part] - before[part];
      rows.push([
        mode,
        kb(before.heap),
        kb(grown('heap')),
        kb(grown('heap') / TIMES),
        grown('nodes'),
        grown('listeners'),
      ]);
      await page.end();
    }
    print(table(['mode', 'heap KB', 'grown KB', 'KB a time', 'nodes grown', 'listeners grown'], rows));
  },
};

export default bench;

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

async function openAndClose(page: BenchPage, module: number): Promise<void> {
  const opener = `button[data-module="${module}"]`;
  await page.press(opener, `label=${titleOf.page(module, 1)}`);
  await page.press(opener, '[part~="flyout"]', true);
}

/** To the module and to the next one. */
async function chooseAndLeave(page: BenchPage, module: number): Promise<void> {
  for (const next of [module, (module % size.modules) + 1]) {
    await page.run(
      (probe, given) => {
        document.querySelector('oms-sidemenu')?.setAttribute('module', given.module);
        return probe.painted(`label=${given.title}`);
      },
      { module: `${next}`, title: titleOf.group(next, 1) },
    );
  }
}
