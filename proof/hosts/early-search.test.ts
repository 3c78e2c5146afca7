import { expect, it } from 'vitest';
import { library } from '../support/library';
import { inChromium } from './in-chromium';

const newPage = inChromium();

const jquery = library('jquery/dist/jquery.js');

/** Modals that keep the focus in them. */
const modals: readonly [name: string, head: string, body: string][] = [
  [
    'Bootstrap 4',
    // It asks for it; its modal uses none of it.
    `<script>window.Popper = class {}</script>${jquery}${library('bootstrap4/dist/js/bootstrap.js')}`,
    `<div class="modal" id="modal" tabindex="-1"><div class="modal-dialog"><input aria-label="In the modal"></div></div>
      <script>const show = () => $('#modal').modal('show'); const shown = () => $('#modal').is(':visible')</script>`,
  ],
  [
    'jQuery UI',
    jquery + library('jquery-ui/dist/jquery-ui.js'),
    `<div id="modal"><input aria-label="In the modal"></div><script>
      const show = () => $('#modal').dialog({ modal: true });
      const shown = () => $('#modal').dialog('isOpen');
    </script>`,
  ],
];

it.each(modals)(
  'a modal of %s lets the search be typed in before its code has come',
  async (_, head, body) => {
    const { page, open } = await newPage();
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/parts/**', async (route) => {
      if (!/\/parts\/frame-/.test(route.request().url())) await gate;
      await route.continue();
    });
    await open(head, `<oms-topnav></oms-topnav>${body}`);
    const search = page.locator('oms-topnav').getByRole('combobox');
    await search.waitFor();
    await page.evaluate('show()');
    const own = page.getByLabel('In the modal');
    await own.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('abc');
    expect(await search.inputValue()).toBe('abc');
    release();
    await page.waitForFunction(() => customElements.get('oms-topnav'));
    await page.keyboard.type('d');
    await expect.poll(() => search.inputValue()).toBe('abcd');
    expect(await own.inputValue()).toBe('');
    expect(await page.evaluate('shown()')).toBe(true);
  },
);
