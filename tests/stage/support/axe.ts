import axe from 'axe-core';
import { onTestFinished } from 'vitest';
import { axeRules, complaintsOf } from '../../../tools/axe-rules';

/** What a whole page has; the stage has elements alone. */
const OF_WHOLE_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/**
 * @param whole the page has a main part and a heading
 * @returns a text for each element of the page that breaks a rule
 */
export async function violations(whole = false): Promise<string[]> {
  const rules = axeRules(whole ? [] : OF_WHOLE_PAGES);
  // How far a page is scrolled depends on when its parts arrive; below the bar a link has less room than it needs.
  scrollTo(0, 0);
  const { violations } = await axe.run(document, { rules, preload: false, resultTypes: ['violations'] });
  return complaintsOf(violations);
}

/**
 * @returns a text for each element whose words, large ones too, have less than 7:1
 * @throws where it finds no words to look at
 */
export async function faintWords(): Promise<string[]> {
  const contrastRatio = { normal: { expected: 7 }, large: { expected: 7 } };
  axe.configure({ checks: [{ id: 'color-contrast-enhanced', options: { contrastRatio } }] });
  onTestFinished(() => axe.reset());
  const found = await axe.run(document, { runOnly: ['color-contrast-enhanced'], preload: false });
  if (found.passes.length + found.violations.length === 0) throw new Error('The page has no words.');
  return complaintsOf(found.violations);
}
