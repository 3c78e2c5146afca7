import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hostStages } from '../../tools/host-stage';
import { library } from '../../tools/library-tag';

const jquery = library('jquery/dist/jquery.js');
/** A page with a modal of its own, which keeps the focus in it; the proof of hosts has more of them. */
const modal = {
  head: jquery + library('bootstrap/dist/js/bootstrap.js'),
  body: `<div class="modal" id="modal" tabindex="-1"><div class="modal-dialog"><input aria-label="In the modal"></div></div>
    <script>const show = () => $('#modal').modal('show'); const shown = () => $('#modal').is(':visible')</script>`,
};

const stage = hostStages();

const open = () => stage().open({ head: modal.head, markup: `<oms-topnav></oms-topnav>${modal.body}` });

/** Goes to the search from the modal, which is open then, and types. */
async function searchFor(text: string): Promise<{ search: Locator; own: Locator }> {
  const { page } = stage();
  const search = page.locator('oms-topnav').getByRole('combobox');
  await search.waitFor();
  await page.evaluate('show()');
  const own = page.getByLabel('In the modal');
  await own.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
  return { search, own };
}

describe('a modal of Bootstrap 3', () => {
  it('lets the search be typed in, and stays open', async () => {
    await open();
    const { page } = stage();
    await page.waitForFunction(() => customElements.get('oms-topnav'));
    const { search, own } = await searchFor('abc');
    await expect.poll(() => search.inputValue()).toBe('abc');
    expect(await own.inputValue()).toBe('');
    for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
    expect(await page.evaluate('shown()')).toBe(true);
    expect(stage().unhandled).toEqual([]);
  });

  it('lets the search be typed in before its code has come', async () => {
    const { page } = stage();
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/parts/**', async (route) => {
      if (!/\/parts\/frame-/.test(route.request().url())) await gate;
      await route.continue();
    });
    await open();
    const { search, own } = await searchFor('abc');
    expect(await search.inputValue()).toBe('abc');
    release();
    await page.waitForFunction(() => customElements.get('oms-topnav'));
    await page.keyboard.type('d');
    await expect.poll(() => search.inputValue()).toBe('abcd');
    expect(await own.inputValue()).toBe('');
    expect(await page.evaluate('shown()')).toBe(true);
    expect(stage().unhandled).toEqual([]);
  });
});
