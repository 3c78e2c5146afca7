/**
 * Rules that axe runs only if they are named: those that it calls experimental, the size of targets, and ids, since each id of
 * ours is a reference. With them every rule runs but for those of AAA, which the colours do not promise, and withdrawn ones.
 */
const NAMED = [
  'duplicate-id',
  'duplicate-id-active',
  'focus-order-semantics',
  'hidden-content',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];

/** For the options of axe: WCAG 2.2 A and AA, best practices and experimental ones, without those named here. */
export const axeRules = (without: readonly string[] = []): Record<string, { enabled: boolean }> =>
  Object.fromEntries([
    ...NAMED.map((id) => [id, { enabled: true }]),
    ...without.map((id) => [id, { enabled: false }]),
  ]);

interface Found {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly html: string;
    readonly failureSummary?: string | undefined;
  }[];
}

/** A text for each element that breaks a rule. */
export const complaintsOf = (violations: readonly Found[]): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ failureSummary }) => !isCut(id, failureSummary))
      .map(
        ({ target, html, failureSummary }) =>
          `${id} at ${target.flat().join(' ')}\n${html}\n${failureSummary}`,
      ),
  );

/** What an edge of a scrolling box cuts is scrolled to: it has its size there. */
const isCut = (id: string, summary = ''): boolean =>
  id === 'target-size' && summary.includes('partially obscured');
