import axe from 'axe-core';

/**
 * Rules that axe runs only if they are named: those that it calls experimental, the size of targets, and ids, since each id of
 * ours is a reference. With them every rule runs but for those of AAA, which the colours do not promise, and withdrawn ones.
 */
const NAMED_RULES = [
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

/** What an edge of a scrolling box cuts is scrolled to: it has its size there. */
const isCut = (id: string, summary = ''): boolean =>
  id === 'target-size' && summary.includes('partially obscured');

/** What a whole page has; the stage has elements alone. */
const OF_WHOLE_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/**
 * @param whole the page has a main part and a heading
 * @returns a text for each element of the page that breaks a rule: WCAG 2.2 A and AA, best practices and experimental ones
 */
export async function violations(whole = false): Promise<string[]> {
  const rules = Object.fromEntries([
    ...NAMED_RULES.map((id) => [id, { enabled: true }]),
    ...(whole ? [] : OF_WHOLE_PAGES.map((id) => [id, { enabled: false }])),
  ]);
  const found = await axe.run(document, { rules, preload: false });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ failureSummary }) => !isCut(id, failureSummary))
      .map(
        ({ target, html, failureSummary }) =>
          `${id} at ${target.flat().join(' ')}\n${html}\n${failureSummary}`,
      ),
  );
}
