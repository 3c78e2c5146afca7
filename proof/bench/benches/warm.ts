import type { Bench } from '../bench';
import { openMenu, paintedAfterReply, READY, settledBefore } from '../menu-page';
import { interleaved, spreadOf } from '../statistics';
import { ms, span, table, times } from '../table';

const ROUNDS = 3;
const sizes = [50, 2000].map((entries) => ({ entries, modules: 10 }));

const bench: Bench = {
  about: 'a second visit: the menu from the cache while the reply is held, then the same data again',
  async run({ browser, print }) {
    const results = await interleaved(sizes, ROUNDS, async (size) => {
      const first = await openMenu(browser, 'tree', size);
      await settledBefore(first);
      await paintedAfterReply(first);
      await first.page.settled();
      const context = first.page.page.context();
      await first.page.page.close();

      const second = await openMenu(browser, 'tree', size, context);
      const painted = await second.page.run((probe, selector) => probe.painted(selector), READY);
      await settledBefore(second);
      const before = await second.page.run((probe) => probe.changes());
      const refresh = await second.page.cost(async () => {
        second.release();
        await second.page.settled();
        return 0;
      });
      const changes = (await second.page.run((probe) => probe.changes())) - before;
      await second.page.end();
      return { painted, script: refresh.script, changes };
    });
    const of = (part: 'painted' | 'script' | 'changes') =>
      results.map(({ samples }) => spreadOf(samples.map((sample) => sample[part])));
    const painted = of('painted');
    const script = of('script');
    const ratios = times(painted.map(({ median }) => median));
    print(
      table(
        ['entries', 'page start to painted ms', 'min–max', 'ratio', 'same data: script ms', 'DOM changes'],
        results.map(({ one }, at) => [
          `${one.entries} in ${one.modules} modules`,
          ms(painted[at]!.median),
          span(painted[at]!),
          ratios[at]!,
          ms(script[at]!.median),
          of('changes')[at]!.median,
        ]),
      ),
    );
  },
};

export default bench;
