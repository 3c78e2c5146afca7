import { businessPages, chooseLanguage, expectSignedIn, hosts, listenForComplaints } from './support/demo';
import { expect, type Page, test } from './support/test';

const overview = `${hosts.billing}/account/overview`;

interface Revealed {
  /** The parts of the page that the browser moved or faded; null where it showed the page at once. */
  animated: Promise<string[]> | null;
}

async function watchReveals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
      const parts = () =>
        document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
      (window as unknown as Revealed).animated = viewTransition?.ready.then(parts) ?? null;
    });
  });
}

const animated = (page: Page) => page.evaluate(() => (window as unknown as Revealed).animated);

/** The pages that the browser has fetched beforehand. */
async function watchPrefetches(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(prefetchUrl);
  });
  await session.send('Preload.enable');
  return fetched;
}

test.describe('from one page to the next', () => {
  test.beforeEach(async ({ context, sharedWorld }) => {
    await chooseLanguage(context, 'en');
    await sharedWorld.signIn(context);
  });

  test('bar and menu stand still while the content fades', async ({ page }) => {
    const complaints = listenForComplaints(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await watchReveals(page);
    await page.goto(businessPages.billing);
    await expectSignedIn(page);
    expect(await animated(page)).toBeNull();
    await Promise.all([page.waitForURL(overview), page.evaluate((url) => location.assign(url), overview)]);
    await expectSignedIn(page);
    const parts = (await animated(page)) ?? [];
    expect(parts).toContain('::view-transition-new(root)');
    expect(parts.filter((part) => part.includes('oms-'))).toEqual([]);
    expect(complaints.list).toEqual([]);
  });

  test('they follow each other at once for users who prefer less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchReveals(page);
    await page.goto(businessPages.billing);
    await expectSignedIn(page);
    await Promise.all([page.waitForURL(overview), page.evaluate((url) => location.assign(url), overview)]);
    await expectSignedIn(page);
    expect(await animated(page)).toBeNull();
  });

  test('the page behind the link that the pointer rests on is fetched before the click', async ({ page }) => {
    await page.goto(businessPages.billing);
    await expectSignedIn(page);
    // Prefetching begins with what is kept for the next visit.
    await page.waitForFunction(() => localStorage.getItem('oms.picture') !== null);
    const menu = page.locator('oms-sidemenu');
    await menu.getByRole('button', { name: 'Billing' }).hover();
    const links = menu.locator(`a[href^="${hosts.billing}/"]:not([aria-current]):not([target])`);
    const url = (await links.first().getAttribute('href')) ?? '';
    // The favourites come later, and stand before the entries.
    const link = menu.locator(`a[href="${url}"]`).last();
    const fetched = await watchPrefetches(page);
    await link.hover();
    const rules = () =>
      page.evaluate(() => document.querySelector('script[type=speculationrules]')?.textContent);
    await expect.poll(rules).toContain(url);
    // A page that is still on its way at the click is asked for once more where it takes long.
    await expect.poll(() => fetched).toContain(url);
    await link.click();
    await page.waitForURL(url);
    const delivery = () => {
      const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        deliveryType: string;
      })[];
      return entry?.deliveryType;
    };
    expect(await page.evaluate(delivery)).toBe('navigational-prefetch');
    await expectSignedIn(page);
  });
});
