import type { Tally } from '@oms/demo/cluster/testing/tally';
import { tableOf } from '@oms/tools/markdown';
import { quantile, threeInSeconds } from '@oms/tools/quantile';

/** What one thing has done to people and sockets. */
export interface Phase extends Tally {
  readonly name: string;
  readonly sent: number;
  /** Notices that are missing in a bell, and pages that do not know the newest. */
  readonly lost: number;
  /** Alerts of notices that another tab had alerted of. */
  readonly twice: number;
  readonly alerts: number;
  /** Sockets that have not come back. */
  readonly away: number;
  /** Fewer would show nothing: acts of people, and sockets that had to move. */
  readonly least: { readonly acts: number; readonly moved: number };
}

/** ms in which pages in sight are back, of 95 of 100: the check every 5 s, and what the machine takes for all at once. */
const BACK = 5_500;

/**
 * What does not hold.
 * @param timed whether the time back is judged: not where the machine has other work
 */
export function faultsOf(phase: Phase, timed: boolean): string[] {
  const { name, sent, lost, twice, away, acts, undone, seen, back, least } = phase;
  const p95 = quantile(back, 0.95);
  const faults: readonly (readonly [holds: boolean, what: string])[] = [
    [lost === 0, `${lost} lost`],
    [twice === 0, `${twice} twice`],
    [away === 0, `${away} sockets have not come back`],
    [undone.length === 0, `not done: ${undone.join('; ')}`],
    [seen.length === 0, `a person has read ${seen.join('; ')}`],
    [sent > 0, 'no notice was sent'],
    [acts >= least.acts, `${acts} acts of people are too few to show anything, less than ${least.acts}`],
    [back.length >= least.moved, `${back.length} sockets moved, and not ${least.moved}`],
    [
      !timed || back.length === 0 || p95 <= BACK,
      `95 of 100 pages in sight were back within ${(p95 / 1000).toFixed(1)} s`,
    ],
  ];
  return faults.flatMap(([holds, what]) => (holds ? [] : [`${name}: ${what}`]));
}

export const phasesTable = (phases: readonly Phase[]): string =>
  tableOf(
    [
      'process',
      'calls during it',
      'without an answer on the way',
      'acts of people',
      'not done',
      'errors read',
      'notices sent',
      'alerts',
      'lost',
      'twice',
      'sockets moved',
      'back in s: p50 / p95 / p99',
    ],
    phases.map((phase) => [
      phase.name,
      ...[phase.calls, phase.failed, phase.acts, phase.undone.length, phase.seen.length].map(String),
      ...[phase.sent, phase.alerts, phase.lost, phase.twice, phase.back.length].map(String),
      phase.back.length > 0 ? threeInSeconds(phase.back) : '',
    ]),
  );
