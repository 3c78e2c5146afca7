import { titleOf } from '@oms/tools/bench-page/menu-data';
import type { Bench, BenchTools } from '../bench';
import type { BenchPage, Cost } from '../bench-page';
import { type Mode, openMenu, paintedAfterReply, settledBefore } from '../menu-page';
import { interleaved, spreadOf } from '../statistics';
import { ms, span, table, times } from '../table';

const ROUNDS = 3;
const sizes = [
  { entries: 50, modules: 10 },
  { entries: 500, modules: 10 },
  { entries: 2000, modules: 10 },
  { entries: 2000, modules: 2 },
];

interface Step {
  readonly cost: Cost;
  readonly nodes: number;
}

const bench: Bench = {
  about: 'data to the painted menu, then a module chosen that was not shown yet',
  async run(tools) {
    await measure(tools, 'tree');
    await measure(tools, 'flyout');
  },
};
export default bench;

async function measure({ browser, print }: BenchTools, mode: Mode): Promise<void> {
  const results = await interleaved(sizes, ROUNDS, async (size) => {
    const menu = await openMenu(browser, mode, size);
    const { page } = menu;
    await settledBefore(menu);
    const cost = await page.cost(() => paintedAfterReply(menu));
    await page.settled();
    const first = { cost, nodes: await page.nodes('oms-sidemenu') };
    const opened: Step[] = [];
    if (mode === 'flyout') await fetchFlyout(page);
    for (let module = 2; module <= Math.min(size.modules, 4); module++) {
      const opening = mode === 'tree' ? chooseModule(page, module) : openFlyout(page, module);
      opened.push({ cost: await opening, nodes: await page.nodes('oms-sidemenu') });
    }
    await page.end();
    return { first: [first], opened };
  });
  const rows = (part: 'first' | 'opened') =>
    results.map(({ one, samples }) => ({
      label: `${one.entries} in ${one.modules} modules`,
      steps: samples.flatMap((sample) => sample[part]),
    }));
  print(stepTable(`${mode}, first shown`, rows('first')));
  print(stepTable(`${mode}, another module`, rows('opened')));
}

/** The host names another module; the tree shows that one's. */
function chooseModule(page: BenchPage, module: number): Promise<Cost> {
  return page.cost(() =>
    page.run(
      async (probe, given) => {
        const start = performance.now();
        document.querySelector('oms-sidemenu')?.setAttribute('module', given.module);
        return (await probe.painted(`label=${given.title}`)) - start;
      },
      { module: `${module}`, title: titleOf.group(module, 1) },
    ),
  );
}

const openFlyout = (page: BenchPage, module: number): Promise<Cost> =>
  page.press(`button[data-module="${module}"]`, `label=${titleOf.page(module, 1)}`);

/** The code of the flyout loads once, when the pointer first enters the column. */
async function fetchFlyout(page: BenchPage): Promise<void> {
  await openFlyout(page, 1);
  await page.settled();
  await page.press('button[data-module="1"]', '[part~="flyout"]', true);
}

function stepTable(head: string, rows: readonly { label: string; steps: readonly Step[] }[]): string {
  const spreadFor = (part: keyof Cost) =>
    rows.map(({ steps }) => spreadOf(steps.map(({ cost }) => cost[part])));
  const painted = spreadFor('painted');
  const script = spreadFor('script');
  const layout = spreadFor('layout');
  const ratios = times(script.map(({ median }) => median));
  return table(
    [head, 'painted ms', 'min–max', 'script ms', 'min–max', 'ratio', 'layout ms', 'nodes'],
    rows.map(({ label, steps }, at) => [
      label,
      ms(painted[at]!.median),
      span(painted[at]!),
      ms(script[at]!.median),
      span(script[at]!),
      ratios[at]!,
      ms(layout[at]!.median),
      spreadOf(steps.map(({ nodes }) => nodes)).median,
    ]),
  );
}
