import type { BrowserContext, Keyboard, Locator, Page } from '@playwright/test';
import { takenOver } from './taken-over';

type Action = (...args: unknown[]) => Promise<unknown>;

/** What Playwright sends at once, without looking whether anybody hears it. */
const OF_KEYBOARDS = ['press', 'type', 'insertText'] as const;
const OF_LOCATORS = ['hover', 'pressSequentially'] as const;

function waitFirst(target: object, names: readonly string[], ready: (self: never) => Promise<void>): void {
  const methods = target as Record<string, Action>;
  for (const name of names) {
    const original = methods[name] as Action;
    methods[name] = async function (this: never, ...args) {
      await ready(this);
      return original.apply(this, args);
    };
  }
}

async function targetHears(target: Locator): Promise<void> {
  // It may be in sight only with what the loader draws. The action reports what is not there.
  await target.waitFor({ timeout: 10_000 }).catch(() => {});
  await takenOver(target.page());
}

/** Locators have a class of their own, which is one for all pages; keyboards know no page. */
let locatorsWait = false;

function waitOn(page: Page): void {
  waitFirst(page.keyboard, OF_KEYBOARDS, (_: Keyboard) => takenOver(page));
  if (locatorsWait) return;
  locatorsWait = true;
  waitFirst(Object.getPrototypeOf(page.locator('html')), OF_LOCATORS, targetHears);
}

/**
 * Lets keys and a resting pointer wait for the code of the elements, which alone hears them: the loader has drawn the
 * page before.
 */
export function waitUntilHeard(context: BrowserContext): void {
  for (const page of context.pages()) waitOn(page);
  context.on('page', waitOn);
}
