import type { Bench } from '../bench';
import { type Mode, openMenu, paintedAfterReply, settledBefore } from '../menu-page';
import { interleaved, spreadOf } from '../statistics';
import { ms, span, table, times } from '../table';

const ROUNDS = 5;
const SIZES = [50, 500, 2000].map((entries) => ({ entries, modules: 10 }));

const bench: Bench = {
  about: 'a menu’s data to the painted menu',
  async run({ browser, print }) {
    for (const mode of ['tree', 'flyout'] satisfies Mode[]) {
      const results = await interleaved(SIZES, ROUNDS, async (size) => {
        const menu = await openMenu(browser, mode, size);
        await settledBefore(menu);
        const cost = await menu.page.cost(() => paintedAfterReply(menu));
        const nodes = await menu.page.nodes('oms-sidemenu');
        await menu.page.end();
        return { ...cost, nodes };
      });
      const spreads = results.map(({ samples }) => spreadOf(samples.map(({ painted }) => painted)));
      const ratios = times(spreads.map(({ median }) => median));
      print(
        table(
          [`${mode}: entries`, 'painted ms', 'min–max', 'ratio', 'script ms', 'layout ms', 'nodes'],
          results.map(({ one, samples }, at) => [
            `${one.entries} in ${one.modules} modules`,
            ms(spreads[at]?.median ?? 0),
            span(spreads[at] ?? { median: 0, min: 0, max: 0 }),
            ratios[at] ?? '',
            ms(spreadOf(samples.map(({ script }) => script)).median),
            ms(spreadOf(samples.map(({ layout }) => layout)).median),
            samples[0]?.nodes ?? 0,
          ]),
        ),
      );
    }
  },
};

export default bench;
