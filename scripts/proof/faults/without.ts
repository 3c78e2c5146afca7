import type { Page } from 'playwright-core';
import type { Tried } from './case';
import {
  byClock,
  close,
  errorsOf,
  type Feature,
  features,
  opens,
  opensAgain,
  said,
  type Wait,
} from './features';
import type { Stage } from './stage';

/** What a page is without, for a while. */
export interface Lack {
  /** For the list of what was lost. */
  readonly name: string;
  /** Whether a feature may fail without it. */
  isOf(feature: Feature): boolean;
  /** How the page is waited for. */
  readonly wait: Wait;
  begin(page: Page): Promise<unknown>;
  /** Whether the page has met it, where that is not sure from what it asks for. */
  isMet?(page: Page): Promise<boolean>;
  end(page: Page): Promise<unknown>;
}

/** Whether a person is told that a feature is not there, or sees in its place what is. */
async function isTold(page: Page, { button, instead, isQuiet }: Feature): Promise<boolean> {
  if ((await said(page).count()) > 0 || (await instead?.(page).isVisible())) return true;
  return isQuiet === true && !(await button(page).first().isVisible());
}

/** Opens each feature of a page that lacks something, then once it is there again what could not be opened. */
export async function without(
  stage: Stage,
  { visitor: { page }, lost }: Tried,
  { name, isOf, wait, begin, isMet, end }: Lack,
): Promise<void> {
  if (wait === byClock) await page.clock.install();
  await begin(page);
  await page.goto(`${stage.urls.erp}/shipment/list`);
  const gone: Feature[] = [];
  for (const feature of features) {
    const mayFail = isOf(feature);
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
  if (isMet && !(await isMet(page))) lost.push(`the fault itself, ${name}`);
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
