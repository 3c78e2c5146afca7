import { test, expect } from '@playwright/test';
import { businessPages, chooseLanguage, hosts, signInQuickly } from './support/demo';
test('look', async ({ page }) => {
  for (const lang of ['en','zh-CN'] as const) {
  await chooseLanguage(page.context(), lang);
  await signInQuickly(page.context(), 'super@oms.test');
  await page.goto(businessPages.billing);
  await expect(page.locator('oms-sidemenu [data-module]').first()).toBeVisible();
  const r = await page.locator('oms-sidemenu [data-module], oms-sidemenu .oms-rail-star').evaluateAll((els) => els.map((e) => { const l = e.querySelector('.oms-rail-label')!; const range = document.createRange(); range.selectNodeContents(l); return [l.textContent, range.getBoundingClientRect().width, l.clientWidth, l.scrollWidth, l.getBoundingClientRect().height].join(' '); }));
  console.log(r.join('\n'));
  await page.screenshot({ path: `/tmp/side/rail-${lang}.png`, clip: {x:0,y:0,width:420,height:900} });
  }
  await chooseLanguage(page.context(), 'en');
  await page.goto(`${hosts.console}/home/b2corder`);
  const fav = page.locator('oms-sidemenu').getByRole('button', { name: 'Favourites', exact: true });
  await fav.click();
  await expect(page.locator('oms-sidemenu').getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(fav).toBeFocused();
  await page.screenshot({ path: `/tmp/side/tree.png`, clip: {x:0,y:0,width:420,height:900} });
  await page.goto(businessPages.billing);
  await page.route('**/parts/FlyoutMenu*', (r) => r.abort());
  await page.reload();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/side/failed.png`, clip: {x:0,y:0,width:420,height:900} });
});
