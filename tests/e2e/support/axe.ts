import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** Rules that the markup of a host's own library breaks: Element UI draws a table as several, with hidden heads, and fades; Bootstrap puts
 * tooltips into the body. */
const OF_LIBRARIES: Readonly<Record<string, RegExp>> = {
  'color-contrast': /el-loading-/,
  'focus-order-semantics': /class="v-modal"/,
  'empty-table-header': /\.el-table/,
  region: /class="tooltip /,
  'td-has-header': /\.el-table/,
};

/** What an edge of a scrolling box cuts is scrolled to: it has its size there. */
const isCut = (id: string, summary = ''): boolean =>
  id === 'target-size' && summary.includes('partially obscured');

/** The page as it is now, which has arrived, breaks no rule of WCAG 2.2 A and AA, best practices and experimental ones. */
export async function expectAccessible(page: Page): Promise<void> {
  const rules: Record<string, { enabled: boolean }> = Object.fromEntries(
    NAMED_RULES.map((id) => [id, { enabled: true }]),
  );
  // The system's own colours are not ours, and axe reads those that they replace.
  if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches)) {
    rules['color-contrast'] = { enabled: false };
  }
  // It would fetch style sheets, which the policy of a page may forbid. Its other mode opens a page for each run, which tests that count tabs would see.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules, preload: false })
    .analyze();
  const complaints = violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, html, failureSummary }) => ({ place: target.flat().join(' '), html, failureSummary }))
      .filter(({ failureSummary }) => !isCut(id, failureSummary))
      .filter(({ place, html }) => !OF_LIBRARIES[id]?.test(`${place} ${html}`))
      .map(({ place, html, failureSummary }) => `${id} at ${place}\n${html}\n${failureSummary}`),
  );
  expect.soft(complaints, `axe at ${page.url()}`).toEqual([]);
}
