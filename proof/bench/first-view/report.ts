import { writeRegion } from '@oms/tools/region';
import { spreadOf } from '../statistics';
import type { Case } from './cases';
import type { Presses } from './presses';
import type { Visit } from './visits';

type Samples<Sample> = readonly (readonly Sample[])[];

const DOC = 'docs/performance.md';

/** Profile → samples of each case, in the order of cases. */
export type Visits = ReadonlyMap<string, Samples<Visit>>;
/** How many times slower → samples of each case. */
export type AllPresses = ReadonlyMap<number, Samples<Presses>>;

export function tablesOf(cases: readonly Case[], visits: Visits, presses: AllPresses): string {
  const profiles = [...visits.keys()];
  const slow = visits.get('slow');
  const rows = cases.map(({ name }, index) => [
    name,
    ...profiles.map((profile) => ratioOf(visits.get(profile)!, index)),
  ]);
  const costs = cases.map(({ name }, index) => {
    const samples = slow![index]!;
    const of = (figure: (visit: Visit) => number) => spreadOf(samples.map(figure)).median;
    return [
      name,
      (of(({ fileBytes }) => fileBytes) / 1000).toFixed(1),
      (of(({ callBytes }) => callBytes) / 1000).toFixed(1),
      of(({ files }) => files),
      of(({ calls }) => calls),
      of(({ before }) => before.length),
      of(({ blocked }) => blocked).toFixed(0),
      of(({ shift }) => shift).toFixed(3),
    ];
  });
  const pressed = cases.map(({ name }, index) => [
    name,
    ...(['bell', 'rows', 'bellAgain', 'submenu'] as const).flatMap((press) =>
      [...presses.keys()].map((slower) => {
        const { median, min, max } = spreadOf(presses.get(slower)![index]!.map((one) => one[press]));
        return `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`;
      }),
    ),
  ]);
  const times = [...presses.keys()];
  return [
    markdown(['visible, × by hand', ...profiles], rows),
    markdown(
      [
        'what it takes',
        'files, KB gzip',
        'calls, KB gzip',
        'files',
        'calls',
        'of these before the menu',
        'blocked ms, slow',
        'layout shift',
      ],
      costs,
    ),
    markdown(
      [
        'press to paint, ms',
        ...['bell', 'first notice', 'bell again', 'submenu'].flatMap((press) =>
          times.map((slower) => `${press} ${slower}×`),
        ),
      ],
      pressed,
    ),
  ].join('\n\n');
}

/** The median of the ratios to the first case of the same round, and their spread; the first case has its ms. */
function ratioOf(samples: Samples<Visit>, index: number): string {
  const visible = (at: number) => samples[at]!.map(({ visible }) => visible);
  if (index === 0) return `${spreadOf(visible(0)).median.toFixed(0)} ms`;
  const floor = visible(0);
  const { median, min, max } = spreadOf(visible(index).map((ms, round) => ms / floor[round]!));
  return `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`;
}

const markdown = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** Puts the tables into the document, in the place of those of the run before. */
export const writeTables = (tables: string): void => writeRegion(DOC, 'npm run bench -- first-view', tables);
