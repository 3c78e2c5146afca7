import {
  businessPages,
  chooseLanguage,
  expectSignedIn,
  hosts,
  shellReady,
  signInQuickly,
} from './support/demo';
import { expect, expectAccessible, test } from './support/test';

for (const lang of ['zh-CN', 'en'] as const) {
  for (const [name, url] of Object.entries(businessPages)) {
    test(`axe finds nothing serious on ${name} in ${lang}`, async ({ page, context }) => {
      await chooseLanguage(context, lang);
      await signInQuickly(context);
      await page.goto(url);
      if (name === 'partner') await page.getByRole('button', { name: /^(登录|Sign in)$/ }).click();
      await expectSignedIn(page);
      await shellReady(page);
      await expectAccessible(page);
    });
  }

  test(`axe finds nothing serious on the sign-in page in ${lang}`, async ({ page, context }) => {
    await chooseLanguage(context, lang);
    await page.goto(`${hosts.console}/login`);
    await expect(page.getByRole('button', { name: /^(登录|Sign in)$/ })).toBeVisible();
    await expectAccessible(page);
  });
}
