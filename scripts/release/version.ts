import type { Group } from './changelog';

/** The parts of a version that a release can raise, the greatest first. */
export const STEPS = ['major', 'minor', 'patch'] as const;
export type Step = (typeof STEPS)[number];

const partsOf = (version: string) => version.split('.').map(Number);

/** What counts from before the first release. */
const NOTHING = '0.0.0';

function raised(version: string, step: Step): string {
  const [major = 0, minor = 0, patch = 0] = partsOf(version);
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

function stepFrom(last: string, next: string): Step | null {
  const [before, after] = [partsOf(last), partsOf(next)];
  const index = after.findIndex((part, at) => part !== before[at]);
  return (after[index] ?? 0) > (before[index] ?? 0) ? (STEPS[index] ?? null) : null;
}

/**
 * The least step that these groups ask for. Before 1.0 all are one smaller, as npm's `^0.1.0` has it: it takes 0.1.1
 * and no 0.2.0.
 * @param groups those that have entries
 */
export function leastStep(groups: readonly Group[], last: string): Step {
  const breaks = groups.some((group) => group === 'Breaking' || group === 'Removed');
  const adds = groups.some((group) => group !== 'Fixed');
  const step = breaks ? 0 : adds ? 1 : 2;
  const shift = last.startsWith('0.') ? 1 : 0;
  return STEPS[Math.min(step + shift, 2)] ?? 'patch';
}

/**
 * The version that is asked for.
 * @param asked a version, or the step from the last one
 * @param last the newest released version; null before the first
 * @param groups the changelog's groups that have unreleased entries
 * @throws Error with what is in the way
 */
export function nextVersion(asked: string, last: string | null, groups: readonly Group[]): string {
  const from = last ?? NOTHING;
  const step = STEPS.find((one) => one === asked);
  if (!step && !/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(asked)) {
    throw new Error(`"${asked}" is neither a version such as 1.2.3 nor ${STEPS.join(', ')}`);
  }
  const next = step ? raised(from, step) : asked;
  const made = stepFrom(from, next);
  if (!made) throw new Error(`${next} is not newer than ${last}`);
  if (groups.length === 0) throw new Error('CHANGELOG.md has nothing unreleased');
  const least = leastStep(groups, from);
  if (STEPS.indexOf(made) > STEPS.indexOf(least)) {
    throw new Error(
      `${next} is a ${made} version, but the entries under ${groups.join(', ')} ask for ${raised(from, least)} at least`,
    );
  }
  return next;
}
