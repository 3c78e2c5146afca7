import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { library } from '../../tools/library-tag';
import { hostStages } from '../support/host-stage';

const jquery = library('jquery/dist/jquery.js');
const bootstrap = `<div class="modal" id="modal" tabindex="-1"><div class="modal-dialog"><input aria-label="In the modal"></div></div>`;
const showModal = `<script>const show = () => $('#modal').modal('show'); const shown = () => $('#modal').is(':visible')</script>`;

/** Pages with a modal of their own, which keeps the focus in it. */
const modals: readonly [name: string, head: string, body: string][] = [
  ['Bootstrap 3', jquery + library('bootstrap/dist/js/bootstrap.js'), bootstrap + showModal],
  ['Bootstrap 4', jquery + library('bootstrap4/dist/js/bootstrap.js'), bootstrap + showModal],
  [
    'jQuery UI',
    jquery + library('jquery-ui/dist/jquery-ui.js'),
    `<div id="modal"><input aria-label="In the modal"></div><script>
      const show = () => $('#modal').dialog({ modal: true });
      const shown = () => $('#modal').dialog('isOpen');
    </script>`,
  ],
];

const stage = hostStages();

const open = (head: string, body: string) =>
  stage().open({
    // Bootstrap 4 asks for it; its modal uses none of it.
    head: `<script>window.Popper = class {}</script>${head}`,
    markup: `<oms-topnav></oms-topnav>${body}`,
  });

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

describe('a modal of the page', () => {
  it.each(modals)('of %s lets the search be typed in, and stays open', async (_, head, body) => {
    await open(head, body);
    const { page } = stage();
    await page.waitForFunction(() => customElements.get('oms-topnav'));
    const { search, own } = await searchFor('abc');
    await expect.poll(() => search.inputValue()).toBe('abc');
    expect(await own.inputValue()).toBe('');
    for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
    expect(await page.evaluate('shown()')).toBe(true);
    expect(stage().unhandled).toEqual([]);
  });

  it.each(modals)('of %s lets the search be typed in before its code has come', async (_, head, body) => {
    const { page } = stage();
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/parts/**', async (route) => {
      if (!/\/parts\/frame-/.test(route.request().url())) await gate;
      await route.continue();
    });
    await open(head, body);
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
