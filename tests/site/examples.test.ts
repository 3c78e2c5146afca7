import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, exampleOf, markupOf, type OpenSite, openSite } from './support/open-site';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const withExamples = addresses().filter((address) => markupOf(address).includes('data-example'));

describe('the live examples', () => {
  it('are on the page of each element and each widget', () => {
    const pages = addresses().filter((address) => /\/(elements|widgets)\//.test(address));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((address) => !withExamples.includes(address))).toEqual([]);
  });

  it.each(withExamples)('of %s run without an error', async (address) => {
    const { page, faults, close } = await site.open(address);
    const count = await page.locator('[data-example]').count();
    for (let index = 0; index < count; index++) {
      const frame = await exampleOf(page, index);
      // Something of the shell is drawn.
      await frame.waitForFunction(() =>
        [...document.querySelectorAll('*')].some(
          ({ shadowRoot }) => shadowRoot && shadowRoot.childElementCount > 0,
        ),
      );
      expect(await frame.evaluate(() => document.documentElement.lang)).toBe(address.split('/')[0]);
    }
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-log] li', { hasText: 'oms-error' }).allTextContents()).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('follow the code that the reader changes, and the attributes chosen beside it', async () => {
    const { page, close } = await site.open('en/elements/oms-sidemenu/');
    await exampleOf(page);
    const code = page.getByRole('textbox', { name: 'Code of the example' });
    const element = page.frameLocator('.example-view iframe').locator('oms-sidemenu');
    await expect.poll(() => element.getAttribute('mode')).toBe('tree');

    await page.getByRole('combobox', { name: 'mode', exact: true }).selectOption('flyout');
    await expect.poll(() => element.getAttribute('mode')).toBe('flyout');
    expect(await code.inputValue()).toContain('<oms-sidemenu mode="flyout">');

    await code.fill('<h1>Mine</h1><oms-sidemenu></oms-sidemenu>');
    await expect
      .poll(() => page.frameLocator('.example-view iframe').getByRole('heading').textContent())
      .toBe('Mine');
    expect(await page.getByRole('combobox', { name: 'mode', exact: true }).inputValue()).toBe('-');

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => element.getAttribute('mode')).toBe('tree');
    await close();
  });

  it('say what happens in them', async () => {
    const { page, close } = await site.open('en/elements/oms-topnav/');
    const frame = await exampleOf(page);
    await frame.getByRole('button', { name: 'Push a notice' }).click();
    await expect.poll(() => page.locator('[data-log]').textContent()).toContain('oms-notice');
    await close();
  });

  it('keep nothing for each other', async () => {
    const { page, close } = await site.open('en/elements/oms-topnav/');
    const frame = await exampleOf(page);
    await frame.evaluate(() => localStorage.setItem('oms-probe', '1'));
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oms'))),
    ).toEqual([]);
    await close();
  });
});
