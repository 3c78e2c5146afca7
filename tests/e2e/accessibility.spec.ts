import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { businessPages, chooseLanguage, expectSignedIn, hosts, signInQuickly } from './support/demo';

for (const lang of ['zh-CN', 'en'] as const) {
  for (const [name, url] of Object.entries(businessPages)) {
    test(`axe finds nothing serious on ${name} in ${lang}`, async ({ page, context }) => {
      await chooseLanguage(context, lang);
      await signInQuickly(context);
      await page.goto(url);
      if (name === 'partner') await page.getByRole('button', { name: /^(登录|Sign in)$/ }).click();
      await expectSignedIn(page);
      await page.waitForLoadState('networkidle');
      expect(await seriousOn(page)).toEqual([]);
    });
  }

  test(`axe finds nothing serious on the sign-in page in ${lang}`, async ({ page, context }) => {
    await chooseLanguage(context, lang);
    await page.goto(`${hosts.console}/login`);
    await expect(page.getByRole('button', { name: /^(登录|Sign in)$/ })).toBeVisible();
    expect(await seriousOn(page)).toEqual([]);
  });
}

async function seriousOn(page: import('@playwright/test').Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
    );
}
