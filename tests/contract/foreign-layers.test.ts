import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hostStages } from '../../tools/host-stage';
import { library } from '../../tools/library-tag';

const stage = hostStages();

const trigger = () => stage().page.getByRole('button', { name: 'Feedback', exact: true });
const dialog = () => stage().page.getByRole('dialog', { name: 'Feedback' });

/** Whether a press in the middle of the button's part that is in the window would reach it. */
const reached = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
    const deep = (root: Document | ShadowRoot): Element | null => {
      const at = root.elementFromPoint(x, top + height / 2);
      return at?.shadowRoot ? deep(at.shadowRoot) : at;
    };
    return element.contains(deep(document));
  });

const over = 'position: fixed; inset: 0; background: rgb(0 0 0 / 50%)';
const jquery = library('jquery/dist/jquery.js');
const css = '<style>.modal, .modal-backdrop { position: fixed; inset: 0; z-index: 1050 }</style>';
const bootstrap = `${css}<div class="modal" id="modal" tabindex="-1"><input aria-label="In the modal"></div>
  <script>$('#modal').modal('show')</script>`;

/** Layers of hosts that cover the window. */
const layers: readonly [name: string, head: string, body: string][] = [
  ['an ordinary layer', '', `<div style="${over}; z-index: 19891014">`],
  ['a layer as high as there is', '', `<div style="${over}; z-index: 2147483647">`],
  ['a modal of Bootstrap 3', jquery + library('bootstrap/dist/js/bootstrap.js'), bootstrap],
];

describe('the feedback button', () => {
  it.each(layers)('is above %s, and works', async (_, head, body) => {
    await stage().open({ head, markup: `<oms-feedback></oms-feedback>${body}` });
    await trigger().waitFor();
    await expect.poll(() => reached(trigger())).toBe(true);
    await trigger().click();
    await dialog().getByRole('textbox', { name: 'What is the problem?' }).fill('It is under there');
    await stage().page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(stage().unhandled).toEqual([]);
  });

  it.each(['before', 'after'])(
    'is behind a modal dialog that opens %s it, and back when that closes',
    async (when) => {
      const show = "document.querySelector('dialog').showModal()";
      await stage().open({
        markup: `<oms-feedback></oms-feedback><dialog>Theirs</dialog>${when === 'before' ? `<script>${show}</script>` : ''}`,
      });
      const { page } = stage();
      // Inert: it has no role meanwhile.
      const button = page.locator('oms-feedback').locator('[part=trigger]');
      await button.waitFor();
      if (when === 'after') {
        await expect.poll(() => reached(button)).toBe(true);
        await page.evaluate(show);
      }
      // The backdrop is painted over it, and takes the presses.
      const inTopLayerLast = await button.evaluate((element) => element.matches(':popover-open'));
      expect(inTopLayerLast).toBe(when === 'after');
      expect(await reached(button)).toBe(false);
      await page.keyboard.press('Escape');
      await expect.poll(() => button.evaluate((element) => element.matches(':popover-open'))).toBe(true);
      await trigger().click();
      await dialog().waitFor();
    },
  );

  it.each(['html', 'main'])('is above the page that shows its %s in fullscreen', async (selector) => {
    await stage().open({ markup: '<main><oms-feedback></oms-feedback></main>' });
    await trigger().waitFor();
    const { page } = stage();
    await page.evaluate(
      (selector) =>
        addEventListener('click', () => document.querySelector(selector)?.requestFullscreen(), {
          once: true,
        }),
      selector,
    );
    await page.mouse.click(300, 300);
    await page.waitForFunction(() => document.fullscreenElement);
    await expect.poll(() => reached(trigger())).toBe(true);
  });

  it('stays in sight where the page moves it to another place', async () => {
    await stage().open({
      markup: `<oms-feedback></oms-feedback><main></main><div style="${over}; z-index: 19891014">`,
    });
    await trigger().waitFor();
    await stage().page.evaluate(() => {
      const feedback = document.querySelector('oms-feedback');
      if (feedback) document.querySelector('main')?.append(feedback);
    });
    await expect.poll(() => reached(trigger())).toBe(true);
  });
});
