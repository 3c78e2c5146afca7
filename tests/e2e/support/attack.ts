import { expect, type Page } from '@playwright/test';
import { dangersIn, outlasted, type Witness } from '../../../tools/attacks/witness';

/** Nothing ran, nothing left the page, and nothing waits there to be pressed. The page's policy lets handlers run. */
export async function expectHarmless(page: Page, seen: Witness): Promise<void> {
  expect(await dangersIn(page)).toEqual([]);
  await outlasted(page);
  expect(seen).toEqual({ ran: [], left: [], odd: [] });
}
