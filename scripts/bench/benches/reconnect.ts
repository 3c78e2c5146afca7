import type { Bench } from '../bench';
import { type Outage, simulate, within } from '../reconnects';
import { table } from '../table';

const TABS = 100_000;
const IN_SIGHT = 0.3;

// The return where packets are lost falls into the middle of an attempt.
const outages: readonly (Pick<Outage, 'lasts' | 'failsAfter'> & { label: string })[] = [
  { label: '30 s, refused', lasts: 30_000, failsAfter: 50 },
  { label: '35 s, lost', lasts: 35_000, failsAfter: 10_000 },
  { label: '5 min, refused', lasts: 300_000, failsAfter: 50 },
  { label: '5 min 5 s, lost', lasts: 305_000, failsAfter: 10_000 },
];

const bench: Bench = {
  about: `the return of ${TABS.toLocaleString('en')} tabs, ${IN_SIGHT * 100} % of them in sight, after an outage; counted, not timed`,
  async run({ print }) {
    const results = outages.map((outage) => ({
      ...outage,
      ...simulate({ tabs: TABS, inSight: IN_SIGHT, ...outage }),
    }));
    print(
      table(
        ['back after', 'in sight ≤5 s', '≤15 s', 'median s', 'last s', 'hidden median s', 'last s'],
        results.map(({ label, inSight, hidden }) => [
          label,
          percent(within(inSight, 5_000)),
          percent(within(inSight, 15_000)),
          ...[median(inSight), inSight.at(-1)!, median(hidden), hidden.at(-1)!].map((ms) =>
            (ms / 1000).toFixed(1),
          ),
        ]),
      ),
    );
    print(
      table(
        [
          'attempts a second',
          'outage, most',
          'second 1',
          '2',
          '3',
          '4',
          '5',
          '6–10',
          '11–30',
          '31–60',
          '61–180',
        ],
        results.map(({ label, busiest, attempts }) => [
          label,
          busiest,
          ...attempts.slice(0, 5),
          ...[attempts.slice(5, 10), attempts.slice(10, 30), attempts.slice(30, 60), attempts.slice(60)].map(
            (part) => Math.max(...part),
          ),
        ]),
      ),
    );
  },
};
export default bench;

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const median = (times: readonly number[]) => times[Math.floor(times.length / 2)]!;
