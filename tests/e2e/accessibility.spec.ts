import AxeBuilder from '@axe-core/playwright';
import { axeRules, complaintsOf } from '../../tools/axe-rules';
import { businessPages, chooseLanguage, expectSignedIn, hosts, shellReady } from './support/demo';
import { expect, type Page, test } from './support/test';

/**
 * Rules that the markup of a host's own library breaks: Element UI draws a table as several, with hidden heads, and
 * fades; Bootstrap puts tooltips into the body.
 */
const OF_LIBRARIES: Readonly<Record<string, RegExp>> = {
  'color-contrast': /el-loading-/,
  'focus-order-semantics': /class="v-modal"/,
  'empty-table-header': /\.el-table/,
  region: /class="tooltip /,
  'td-has-header': /\.el-table/,
};

async function faultsOf(page: Page): Promise<string[]> {
  // It would fetch style sheets, which the policy of a page may forbid.
  const axe = new AxeBuilder({ page }).options({
    rules: axeRules(),
    preload: false,
    resultTypes: ['violations'],
  });
  const { violations } = await axe.analyze();
  return violations.flatMap((found) =>
    complaintsOf([found]).filter((complaint) => !OF_LIBRARIES[found.id]?.test(complaint)),
  );
}

const row = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** Pages of the demo's hosts, and what is there once they have loaded. */
const PAGES: readonly (readonly [url: string, there: (page: Page) => ReturnType<Page['locator']>])[] = [
  ...Object.values(businessPages).map((url) => [url, (page: Page) => page.getByRole('heading')] as const),
  [`${hosts.erp}/home/task/center`, row],
];

// The elements and the console's own pages are looked at on the stage, those that the demo adds to it on the demo's
// stage. Here is what hosts make of them: their own pages, styles and libraries.
test('axe finds nothing on the pages of the hosts', async ({ page, context, sharedWorld }) => {
  test.slow();
  await chooseLanguage(context, 'en');
  await sharedWorld.signIn(context);
  for (const [url, there] of PAGES) {
    await page.goto(url);
    if (url === businessPages.partner) await page.getByRole('button', { name: /^(登录|Sign in)$/ }).click();
    await expectSignedIn(page);
    await shellReady(page);
    await expect(there(page).first()).toBeVisible();
    expect.soft(await faultsOf(page), url).toEqual([]);
  }
});
