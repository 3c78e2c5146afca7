import { callsOfFirstView } from '@oms/tools/simulation/first-view';
import { nineOClock } from '@oms/tools/simulation/morning';
import { AS_BUILT, type Design, type People } from '@oms/tools/simulation/people';
import { restart } from '@oms/tools/simulation/restart';
import type { Proof, ProofRun } from '../proof';
import { faultsOfMorning, faultsOfRestart } from '../simulate/check';
import { compareWithReal } from '../simulate/real';
import {
  attemptsTable,
  type MorningRow,
  minutesTable,
  morningTable,
  type RestartRow,
  restartTable,
} from '../simulate/report';

const TABS = 20;

const MORNINGS: readonly (readonly [built: string, origins: number, Design])[] = [
  ['as built', 1, AS_BUILT],
  ['as built, tabs of 4 origins', 4, AS_BUILT],
  ['no leader', 1, { ...AS_BUILT, leader: false }],
  ['no one-call start', 1, { ...AS_BUILT, startCall: false }],
  ['neither', 1, { leader: false, startCall: false }],
];

const OUTAGES = [
  ['10 s', { lasts: 10_000, failsAfter: 50 }],
  ['5 min', { lasts: 300_000, failsAfter: 50 }],
  ['35 s, packets lost', { lasts: 35_000, failsAfter: 10_000, silent: true }],
  // One of several processes ends: its pages find another at once.
  ['not at all', { lasts: 0, failsAfter: 50 }],
] as const;

/** Part of the people who look at one of their tabs when a service goes away. */
const LOOKING = 0.3;

const of = (people: number, origins = 1): People => ({ people, tabs: TABS, origins });

/** What the shell is compared with need not hold. */
const isAsBuilt = ({ built }: { readonly built: string }): boolean => built.startsWith('as built');

async function mornings(run: ProofRun, sizes: readonly number[]): Promise<MorningRow[]> {
  const rows: MorningRow[] = [];
  for (const people of sizes) {
    for (const [built, origins, design] of MORNINGS) {
      rows.push({ people, built, ...(await nineOClock(of(people, origins), design)) });
    }
  }
  run.print(morningTable(rows));
  for (const row of rows.filter(isAsBuilt)) for (const fault of faultsOfMorning(row, TABS)) run.fail(fault);
  return rows;
}

async function restarts(run: ProofRun, sizes: readonly number[]): Promise<RestartRow[]> {
  const rows: RestartRow[] = [];
  const add = async (people: number, built: string, design: Design, at = 0) => {
    const [outage, times] = OUTAGES[at]!;
    rows.push({
      ...{ people, built, outage, failsAfter: times.failsAfter },
      ...(await restart({ ...of(people), looking: LOOKING, ...times }, design)),
    });
  };
  for (const people of sizes) {
    await add(people, 'as built', AS_BUILT);
    await add(people, 'no leader', { ...AS_BUILT, leader: false });
  }
  // How long it takes a page does not depend on how many there are.
  for (const at of [1, 2, 3]) await add(Math.min(10_000, sizes.at(-1)!), 'as built', AS_BUILT, at);
  run.print(restartTable(rows));
  for (const row of rows.filter(isAsBuilt))
    for (const fault of faultsOfRestart(row, LOOKING)) run.fail(fault);
  return rows;
}

const proof: Proof = {
  about: 'nine o’clock and a restart, by the product’s own modules in a time that is only counted',
  options: ['real'],
  async run(run) {
    if (run.options.has('real')) {
      const table = await compareWithReal(run.quick ? 200 : 2_000, run);
      run.print(table);
      run.write(table, 'real');
      return;
    }
    const sizes = run.quick ? [1_000] : [1_000, 10_000, 100_000];
    const most = sizes.at(-1)!;
    for (const startCall of [true, false]) {
      const calls = await callsOfFirstView(startCall);
      run.print(
        `A first view ${startCall ? 'with' : 'without'} the one call: ${calls.length}, ${calls.join(', ')}`,
      );
    }
    const morning = await mornings(run, sizes);
    const ofMost = morning.filter(({ people }) => people === most);
    run.print(minutesTable(ofMost));
    const returns = await restarts(run, sizes);
    const returnsOfMost = returns.filter(({ people, outage }) => people === most && outage === OUTAGES[0][0]);
    run.print(attemptsTable(returnsOfMost));
    run.write(
      [
        '**Nine o’clock**',
        morningTable(morning),
        `Calls a second of ${most.toLocaleString('en')} people, polls among them:`,
        minutesTable(ofMost),
        '**A restart**',
        restartTable(returns),
        `Attempts of sockets after the return, of ${most.toLocaleString('en')} people:`,
        attemptsTable(returnsOfMost),
      ].join('\n\n'),
    );
  },
};
export default proof;
