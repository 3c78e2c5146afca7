import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, type OpenSite, openSite } from './support/open-site';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** One page of each kind. */
const KINDS = [
  '',
  'start/react/',
  'elements/oms-topnav/',
  'widgets/table/',
  'recipes/csp/',
  'reference/public-face/',
  'project/architecture/',
];

const LANGUAGES = ['en', 'zh-CN'];

const looks = LANGUAGES.flatMap((lang) =>
  KINDS.flatMap((path) =>
    (['light', 'dark'] as const).map((theme) => ({ address: `${lang}/${path}`, theme })),
  ),
);

describe('a page of each kind', () => {
  it.each(looks)('has no finding of axe: $address, $theme', async ({ address, theme }) => {
    const { page, close } = await site.open(address, { theme });
    if ((await page.locator('[data-example]').count()) > 0) await exampleOf(page);
    const { violations } = await new AxeBuilder({ page: page as never }).analyze();
    expect(
      violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
      ),
    ).toEqual([]);
    await close();
  });

  it.each([375, 768, 1440])('fits into a window of %i px', async (width) => {
    for (const path of KINDS) {
      const { page, close } = await site.open(`en/${path}`, { width });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, wide }).toEqual({ path, wide: 0 });
      await close();
    }
  });
});

describe('the search', () => {
  const find = async (page: Page, text: string) => {
    await page.keyboard.press('/');
    await page.locator('dialog input').fill(text);
    await expect.poll(() => page.locator('dialog [role=status]').textContent()).not.toBe('');
    return page.locator('dialog li a').allTextContents();
  };

  it('opens by a key, finds a section, and leads to it', async () => {
    const { page, close } = await site.open('en/');
    expect((await find(page, 'hide-trigger'))[0]).toContain('oms-feedback');
    await page.keyboard.press('Enter');
    await page.waitForURL(/elements\/oms-feedback\//);
    await close();
  });

  it('finds Chinese words, and says where there is nothing', async () => {
    const { page, close } = await site.open('zh-CN/recipes/routing/');
    expect((await find(page, '未保存')).join()).toContain('未保存的内容');
    await page.locator('dialog input').fill('qqqq');
    await expect.poll(() => page.locator('dialog [role=status]').textContent()).toBe('没有找到结果');
    await close();
  });
});

describe('the frame of a page', () => {
  it('keeps the theme that was chosen, for the examples too', async () => {
    const { page, close } = await site.open('en/elements/oms-topnav/');
    const frame = await exampleOf(page);
    expect(await frame.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    await page.getByRole('button', { name: 'Dark' }).click();
    const redrawn = await exampleOf(page);
    expect(await redrawn.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await close();
  });

  it('leads to the same page in the other language, and remembers it', async () => {
    const { page, close } = await site.open('en/recipes/theming/');
    await page.getByRole('link', { name: '简体中文' }).click();
    await page.waitForURL(/zh-CN\/recipes\/theming\//);
    await page.goto(`${site.origin}/`);
    await page.waitForURL(/\/zh-CN\/$/);
    await close();
  });

  it('has the pages behind a button on a phone, which Escape closes', async () => {
    const { page, close } = await site.open('en/', { width: 375 });
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.press('Enter');
    await page.getByRole('link', { name: 'Start with Vue' }).focus();
    await page.keyboard.press('Escape');
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.getByRole('navigation', { name: 'All pages' }).isVisible()).toBe(false);
    await close();
  });

  it('copies a block of code', async () => {
    const { page, close } = await site.open('en/start/vue/');
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('npm install @oms/shell');
    await close();
  });

  it('draws the diagrams of the architecture at build time', async () => {
    const { page, close } = await site.open('en/project/architecture/');
    expect(await page.getByRole('img', { name: 'The rings' }).isVisible()).toBe(true);
    await close();
  });
});
