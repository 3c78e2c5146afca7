import { tableOf } from '@oms/tools/markdown';
import { quantile, threeInSeconds } from '@oms/tools/quantile';
import type { ProofRun } from '../proof';
import type { Case, Tried } from './case';
import type { Stage } from './stage';
import type { Visitor } from './visitor';

const WITHIN = 5;
/** Times by which a promise of 95 of 100 can be judged. */
const ENOUGH = 20;

interface Row {
  readonly name: string;
  readonly tries: number;
  readonly held: number;
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly unhandled: readonly string[];
  readonly back: readonly number[];
  readonly within: number;
  readonly note: string;
}

/** Tries each case, and says at once what does not hold. */
export async function runCases(
  run: ProofRun,
  stage: Stage,
  visitors: readonly Visitor[],
  cases: readonly Case[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const one of cases) {
    const start = performance.now();
    let tries: Tried[] = [];
    try {
      tries = await one.run(stage, visitors);
      if (tries.length === 0) run.fail(`${one.name} was not tried`);
    } catch (error) {
      run.fail(`${one.name} could not be tried: ${(error as Error).message}`);
    }
    stage.line.fault = null;
    const unhandled: string[] = [];
    let held = 0;
    for (const { visitor, lost, twice } of tries) {
      const own = visitor.takeUnhandled();
      unhandled.push(...own);
      if (lost.length + twice.length + own.length === 0) held += 1;
    }
    const row: Row = {
      name: one.name,
      tries: tries.length,
      held,
      lost: tries.flatMap(({ lost }) => lost),
      twice: tries.flatMap(({ twice }) => twice),
      unhandled,
      back: tries.flatMap(({ back }) => back ?? []),
      within: one.within ?? WITHIN,
      note: one.note ?? '',
    };
    rows.push(row);
    judge(run, row);
    run.print(
      `${row.name}: ${held} of ${row.tries}, back ${threeInSeconds(row.back)} (${((performance.now() - start) / 1000).toFixed(0)} s)`,
    );
  }
  const all = together(rows);
  // Of a few tries the slowest would be judged.
  if (all.back.length >= ENOUGH) judgeTimes(run, 'all', all.back, WITHIN);
  return [...rows, all];
}

function judge(run: ProofRun, { name, lost, twice, unhandled, back, within }: Row): void {
  for (const what of lost) run.fail(`${name}: lost ${what}`);
  for (const what of twice) run.fail(`${name}: twice ${what}`);
  for (const what of unhandled) run.fail(`${name}: unhandled ${what}`);
  if (within !== WITHIN) judgeTimes(run, name, back, within);
}

function judgeTimes(run: ProofRun, name: string, back: readonly number[], within: number): void {
  const late = quantile(back, 0.95) / 1000;
  if (late > within) run.fail(`${name}: 95 of 100 are back after ${late.toFixed(1)} s, not ${within} s`);
}

/** The cases with the bound of pages in sight, together: a dozen tries of one would judge its slowest. */
function together(rows: readonly Row[]): Row {
  const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    name: 'all',
    tries: sum(({ tries }) => tries),
    held: sum(({ held }) => held),
    lost: rows.flatMap(({ lost }) => lost),
    twice: rows.flatMap(({ twice }) => twice),
    unhandled: rows.flatMap(({ unhandled }) => unhandled),
    back: rows.filter(({ within }) => within === WITHIN).flatMap(({ back }) => back),
    within: WITHIN,
    note: 'times of those with this bound',
  };
}

export function tableOfCases(rows: readonly Row[]): string {
  return tableOf(
    [
      'case',
      'tries',
      'held',
      'lost',
      'twice',
      'unhandled',
      'back in s: p50 / p95 / p99',
      'bound of p95 in s',
      'note',
    ],
    rows.map(({ name, tries, held, lost, twice, unhandled, back, within, note }) => [
      name,
      ...[tries, held, lost.length, twice.length, unhandled.length].map(String),
      threeInSeconds(back),
      back.length === 0 ? '–' : String(within),
      note,
    ]),
  );
}
