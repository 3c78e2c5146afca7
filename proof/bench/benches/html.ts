import { plainText, quieten } from '../../../src/ui/html/tags';
import type { Bench } from '../bench';
import { interleaved, spreadOf } from '../statistics';
import { ms, span, table, times } from '../table';

const ROUNDS = 5;
const lengths = [125_000, 250_000, 500_000, 1_000_000];
const units = ['<a ', '<', '<script>', ' onclick="', '<p>word</p>'];

const bench: Bench = {
  about: 'what runs over foreign HTML before the sanitiser, with twice the input each time',
  async run({ print }) {
    for (const [name, work] of Object.entries({ quieten, plainText })) {
      for (const unit of units) {
        const results = await interleaved(lengths, ROUNDS, async (length) => {
          const html = `${unit.repeat(length / unit.length)}>`;
          const start = performance.now();
          work(html);
          return performance.now() - start;
        });
        const spreads = results.map(({ samples }) => spreadOf(samples));
        const ratios = times(spreads.map(({ median }) => median));
        print(
          table(
            [`${name} of “${unit}”`, 'ms', 'min–max', 'ratio'],
            results.map(({ one }, at) => [
              `${one} characters`,
              ms(spreads[at]!.median),
              span(spreads[at]!),
              ratios[at]!,
            ]),
          ),
        );
      }
    }
  },
};

export default bench;
