import type { Page } from '@playwright/test';
import { tagsOfPictures } from '../../../src/page/picture/tags';

/** Pages whose code a test keeps away: there is nothing to wait for. */
export const withoutCode = new WeakSet<Page>();

/**
 * Waits until the elements have taken over what the loader has drawn, whose code alone hears keys of the page and a
 * resting pointer. Not for ever: their code may fail to come.
 */
export async function takenOver(page: Page): Promise<void> {
  if (withoutCode.has(page)) return;
  const isTaken = (tags: readonly string[]) =>
    tags.every((tag) => {
      const root = document.querySelector(tag)?.shadowRoot as
        | { [painted: symbol]: unknown }
        | null
        | undefined;
      return !root?.[Symbol.for('oms.shell.painted')];
    });
  await page.waitForFunction(isTaken, tagsOfPictures, { timeout: 10_000 }).catch(() => {});
}
