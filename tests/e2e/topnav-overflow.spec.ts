import { businessPages, chooseLanguage, expectSignedIn, shellReady, signInQuickly } from './support/demo';
import { expect, type Page, test } from './support/test';

const bar = (page: Page) => page.locator('oms-topnav');
const search = (page: Page) => bar(page).getByRole('combobox', { name: 'Search' });
const button = (page: Page, name: string) =>
  bar(page).getByRole('button', { name: new RegExp(`^${name}(:? .*)?$`) });

async function open(
  page: Page,
  url: string = businessPages.console,
  lang: 'en' | 'zh-CN' = 'en',
): Promise<void> {
  await chooseLanguage(page.context(), lang);
  await signInQuickly(page.context());
  await page.goto(url);
  await expectSignedIn(page);
}

/** Puts boxes of so many px into the slots of the bar, as a host would its own buttons. */
const fillSlots = (page: Page, sizes: Record<string, number>) =>
  bar(page).evaluate((element, all) => {
    for (const [slot, width] of Object.entries(all)) {
      const box = document.createElement('div');
      box.slot = slot;
      box.style.cssText = `width:${width}px;height:30px`;
      element.append(box);
    }
  }, sizes);

/** What of the bar is cut off, covered, or beside its row. */
const faults = (page: Page) =>
  bar(page).evaluate((element) => {
    const header = element.shadowRoot?.querySelector('header');
    if (!header) return ['no bar'];
    const found =
      header.scrollWidth > header.clientWidth ? [`wider than the window: ${header.scrollWidth}`] : [];
    for (const one of header.querySelectorAll<HTMLElement>('a, button, input')) {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      if (width === 0 || getComputedStyle(one).visibility === 'hidden') continue;
      const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
      if (left < 0 || right > innerWidth || top < 0 || bottom > 56) found.push(`outside: ${name}`);
      for (const x of [left + 3, right - 3]) {
        const hit = element.shadowRoot?.elementFromPoint(x, (top + bottom) / 2) ?? null;
        // What a host has slotted into it stands in the host's own tree.
        const slotted = one.querySelector('slot') !== null && element.contains(hit);
        const own =
          slotted || one.contains(hit) || one.parentElement?.matches('.oms-input-box:hover, .oms-input-box');
        if (!own) found.push(`covered: ${name}`);
      }
    }
    return found;
  });

/** In sight from edge to edge: a ratio would have what the browser rounds. */
async function isWhole(page: Page, name: string): Promise<boolean> {
  const box = await button(page, name).boundingBox();
  const size = page.viewportSize();
  if (!box || !size) return false;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;
}

for (const host of ['console', 'billing'] as const) {
  for (const lang of ['en', 'zh-CN'] as const) {
    test(`at no width does anything overlap, wrap or leave the bar: ${host}, ${lang}`, async ({ page }) => {
      await open(page, businessPages[host], lang);
      const widths = [1920, 1440, 1280, 1152, 1024, 1023, 960, 959, 840, 768, 767, 600, 390, 320];
      for (const width of [...widths, ...widths.toReversed()]) {
        await page.setViewportSize({ width, height: 700 });
        await expect.poll(() => faults(page), { message: `${width} px` }).toEqual([]);
      }
    });
  }
}

for (const host of ['console', 'billing'] as const) {
  test(`a large logo and slot of the host leave everything in reach: ${host}`, async ({ page }) => {
    await open(page, businessPages[host]);
    await fillSlots(page, { logo: 140, start: 240 });
    const widths = [1024, 960, 896, 840, 800, 768, 767, 600, 430, 384, 360, 320];
    for (const width of [...widths, ...widths.toReversed()]) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => faults(page), { message: `${width} px` }).toEqual([]);
      if (width >= 768) await expect.poll(() => isWhole(page, 'More'), { message: `${width} px` }).toBe(true);
    }
  });
}

test('puts modules that do not fit behind More, in their order', async ({ page }) => {
  await open(page);
  const links = bar(page).getByRole('navigation', { name: 'Modules' }).getByRole('link');
  const more = bar(page).getByRole('button', { name: 'More' });
  const entries = bar(page).getByRole('menuitem');
  const modules = bar(page).locator('[data-module]');
  await shellReady(page);
  // Titles are Chinese until the texts of the service are there, for which the shell does not wait long.
  await expect(modules.filter({ hasText: /\p{Script=Han}/u })).toHaveCount(0);
  const all = await modules.allTextContents();
  expect(all.length).toBeGreaterThan(8);
  for (const width of [1600, 1280, 1024, 800]) {
    await page.setViewportSize({ width, height: 700 });
    await more.click();
    await expect(async () => {
      const [shown, behind] = await Promise.all([links.allTextContents(), entries.allTextContents()]);
      expect(behind.length).toBeGreaterThan(0);
      expect([...shown, ...behind]).toEqual(all);
      const [last, field] = await Promise.all([more.boundingBox(), search(page).boundingBox()]);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(field?.x ?? 0);
      expect(field?.width).toBeGreaterThanOrEqual(239);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  }
});

test('guide and language give way to what a host puts into the bar, the search does not', async ({
  page,
}) => {
  await open(page);
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(button(page, 'Quick start')).toBeVisible();
  await button(page, 'Quick start').focus();
  await fillSlots(page, { start: 120, end: 140 });
  await expect(button(page, 'Quick start')).toHaveCount(0);
  await expect(button(page, 'Account')).toBeFocused();
  await expect(search(page)).toBeVisible();
  await expect.poll(() => faults(page)).toEqual([]);
  await button(page, 'Account').click();
  await bar(page).getByRole('menuitem', { name: 'Quick start' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect(button(page, 'Quick start')).toBeVisible();
});

test('a bell without room shows what is unread on the menu that holds it', async ({ page }) => {
  await open(page);
  const bell = button(page, 'Notifications');
  await expect(bell).toHaveAttribute('aria-description', /\d+ unread/);
  await page.setViewportSize({ width: 320, height: 700 });
  await fillSlots(page, { end: 60 });
  await expect(button(page, 'Notifications')).toHaveCount(0);
  const account = button(page, 'Account');
  await expect(account).toHaveAttribute('aria-description', /\d+ unread/);
  await expect(account.locator('.oms-badge')).toBeVisible();
  await account.click();
  await bar(page)
    .getByRole('menuitem', { name: /^Notifications/ })
    .click();
  const panel = bar(page).getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(account).toBeFocused();
});

test('a bar without an account menu has another for what has no room', async ({ page }) => {
  await open(page);
  await bar(page).evaluate((element) => element.setAttribute('features', 'language guide'));
  await expect(button(page, 'Language')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(button(page, 'Language')).toHaveCount(0);
  await button(page, 'More tools').click();
  await bar(page).getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect(button(page, '更多功能')).toBeFocused();
});

test('a module that falls behind More passes the focus on', async ({ page }) => {
  await open(page);
  await page.setViewportSize({ width: 1600, height: 700 });
  const links = bar(page).getByRole('navigation', { name: 'Modules' }).getByRole('link');
  await expect.poll(() => links.count()).toBeGreaterThan(3);
  await links.last().focus();
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(button(page, 'More')).toBeFocused();
});

test('a search in use stays where the window becomes narrow', async ({ page }) => {
  await open(page);
  await search(page).click();
  await page.keyboard.type('HY-22');
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(search(page)).toBeVisible();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('HY-22');
  await button(page, 'Leave search').click();
  await expect(search(page)).toBeHidden();
});

test('one popup at a time, by keyboard too; Escape closes it and brings the focus back', async ({ page }) => {
  await open(page);
  const names = ['Language', 'Notifications', 'Switch organisation', 'Account'];
  for (const name of names) {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
    await expect(bar(page).locator('header button[aria-haspopup][aria-expanded="true"]')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(button(page, 'Account')).toBeFocused();
  await button(page, 'Notifications').click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('HY-22');
  await expect(bar(page).getByRole('listbox')).toBeVisible();
  await expect(button(page, 'Notifications')).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('main').click({ position: { x: 5, y: 300 } });
  await expect(bar(page).getByRole('listbox')).toHaveCount(0);
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('search takes the whole bar, and the account menu what has no room', async ({ page }) => {
    await open(page);
    await expect(bar(page).getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Language', exact: true })).toHaveCount(0);
    await bar(page).getByRole('button', { name: 'Open search' }).click();
    await expect(search(page)).toBeFocused();
    expect((await search(page).boundingBox())?.width).toBeGreaterThan(300);
    await bar(page).getByRole('button', { name: 'Leave search' }).click();
    await expect(search(page)).toBeHidden();
    await bar(page).getByRole('button', { name: 'Account', exact: true }).click();
    await bar(page).getByRole('menuitemradio', { name: '简体中文' }).click();
    await expect(bar(page).getByRole('button', { name: '打开搜索' })).toBeVisible();
  });
});
