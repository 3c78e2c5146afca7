import type { Page } from 'playwright-core';
import type { Tried } from './case';
import { close, errorsOf, type Feature, features, opens, opensAgain, said, type Wait } from './features';
import type { Stage } from './stage';

/** A fault that takes features away from a page until it ends. */
export interface Fault {
  /** What the page does not have meanwhile, for the list of what was lost. */
  readonly name: string;
  /** Whether it may take this feature. */
  mayTake(feature: Feature): boolean;
  /** How the page is waited for. */
  readonly wait: Wait;
  /** Before the page is opened. */
  begin(page: Page): Promise<unknown>;
  /** Whether the page has met it, where it may never do what the fault is about. */
  hasHappened?(page: Page): Promise<boolean>;
  end(page: Page): Promise<unknown>;
}

/** Whether the page says that it does not have a feature, or shows what its tag has in it. */
async function isTold(page: Page, { button, instead, isQuiet }: Feature): Promise<boolean> {
  if ((await said(page).count()) > 0 || (await instead?.(page).isVisible())) return true;
  return isQuiet === true && !(await button(page).first().isVisible());
}

/** Opens each feature of a page during a fault. After its end it opens those that did not open. */
export async function without(
  stage: Stage,
  { visitor: { page }, lost }: Tried,
  { name, mayTake, wait, begin, hasHappened, end }: Fault,
): Promise<void> {
  await begin(page);
  await page.goto(`${stage.urls.erp}/shipment/list`);
  const gone: Feature[] = [];
  for (const feature of features) {
    const mayFail = mayTake(feature);
    if (!(await opens(page, feature, mayFail, wait))) {
      gone.push(feature);
      if (!mayFail) lost.push(`${feature.name}, without ${name}`);
      else if (!(await isTold(page, feature)))
        lost.push(`a word that there is no ${feature.name}, without ${name}`);
    }
    await close(page);
  }
  if (!(await page.getByRole('heading', { level: 1 }).first().isVisible()))
    lost.push(`the host’s page, without ${name}`);
  if (hasHappened && !(await hasHappened(page))) lost.push(`the fault itself, ${name}`);
  const known = await errorsOf(page);
  if (gone.length > 0 && known === 0) lost.push(`an error in doctor(), without ${name}`);
  await end(page);
  const waiting: Feature[] = [];
  for (const feature of gone) {
    if (!(await opensAgain(page, feature, wait))) waiting.push(feature);
    await close(page);
  }
  if (waiting.length === 0) return;
  await page.reload();
  for (const feature of waiting) {
    if (!(await opens(page, feature, false, wait))) lost.push(`${feature.name}, once ${name} is there again`);
    await close(page);
  }
}
