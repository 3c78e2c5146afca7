import { businessPages, expectSignedIn } from './support/demo';
import { active, bar, group, inGroup, open, said, search, visited } from './support/search';
import { expect, test } from './support/test';

test.describe('recent pages', () => {
  test('are there before anything is typed, lead back, are matched, and can be cleared', async ({ page }) => {
    await open(page);
    await search(page).fill('HY-22');
    await expect(inGroup(page, 'Orders')).toHaveCount(6);
    const number = (await inGroup(page, 'Orders').first().locator('.oms-results-id').textContent()) ?? '';
    const href = (await inGroup(page, 'Orders').first().getAttribute('href')) ?? '';
    await inGroup(page, 'Orders').first().click();
    await expect(page).toHaveURL(href);
    await page.goto(businessPages.console);
    await expectSignedIn(page);

    await page.keyboard.press('Control+k');
    const recent = inGroup(page, 'Recent pages');
    await expect(recent.filter({ hasText: number })).toHaveAttribute('href', href);
    await page.keyboard.type(number.slice(0, 1));
    await expect(recent.filter({ hasText: number })).toBeVisible();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveText('Clear');
    await page.keyboard.press('Enter');
    await expect(group(page, 'Recent pages')).toHaveCount(0);
    await expect(search(page)).toBeFocused();
    await page.reload();
    await expectSignedIn(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(number.slice(0, 1));
    await expect(said(page, 'Type one more character')).toBeVisible();
    await expect(bar(page).getByText(number)).toHaveCount(0);
  });

  test('edited by hand, they run nothing', async ({ page }) => {
    await open(page);
    await visited(page, '/home');
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('oms.recent') ?? '{}');
      kept.pages = [
        { url: 'javascript:alert(1)', title: 'Bad' },
        { url: 'https://evil.example/', title: 'Bad' },
      ];
      localStorage.setItem('oms.recent', JSON.stringify(kept));
    });
    await page.keyboard.press('Control+k');
    await expect(bar(page).getByText('Search by number, SKU, title or menu name')).toBeVisible();
    await expect(bar(page).getByText('Bad')).toHaveCount(0);
  });
});
