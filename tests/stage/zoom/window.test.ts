import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '../feedback/button';
import { dialog, feedbackPage, trigger } from '../feedback/dialog';
import { drawer } from '../sidemenu/menu';
import { mouse } from '../support/browser';
import { hostForm } from '../support/host-form';
import { readyStage } from '../support/stage';
import { BAR, bar, barButton } from '../topnav/bar';
import { expectInWindow, ZOOMS, zoomPage } from './zoom';

describe.each(ZOOMS)('CSS zoom of %s: %s', (place, zoom) => {
  const before = () => zoomPage(place, zoom);

  test.each([1440, 1024, 800])('the bar has room for its buttons at %s px', async (width) => {
    await readyStage({ ...BAR, width, before });
    await expectInWindow(() => barButton('Account').element(), 'Account');
    const header = bar().shadowRoot?.querySelector('header');
    await expect.poll(() => (header?.scrollWidth ?? 0) - (header?.clientWidth ?? 0)).toBe(0);
  });

  test('in a narrow window the menu is as high as that', async () => {
    await readyStage({ width: 400, height: 700, before });
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).first().click();
    await expect.element(drawer()).toBeVisible();
    await expectInWindow(() => drawer().element(), 'the menu');
    await expect.poll(() => Math.round(drawer().element().getBoundingClientRect().height)).toBe(700);
  });

  test('options stand at their control, inside the window', async () => {
    const options = Array.from({ length: 80 }, (_, at) => ({ value: `${at}`, label: `Area ${at}` }));
    await hostForm([['select', { options, label: 'Area', name: 'area' }]], {
      before,
      height: 600,
      markup: '<form style="padding: 40px"><div id="area"></div><button>Save</button></form>',
    });
    const control = page.getByRole('combobox', { name: 'Area' });
    await expect.element(control).toBeVisible();
    const { left, bottom } = control.element().getBoundingClientRect();
    await control.click();
    const panel = () => page.getByRole('dialog', { name: 'Area' }).element();
    await expect.element(page.getByRole('option').first()).toBeVisible();
    await expectInWindow(panel, 'the options');
    await expect.poll(() => Math.abs(panel().getBoundingClientRect().left - left)).toBeLessThan(2);
    await expect.poll(() => Math.abs(panel().getBoundingClientRect().top - bottom)).toBeLessThan(8);
  });

  test('the feedback button follows the pointer to the other edge; its dialog is inside the window', async () => {
    await mouse.move(100, 500);
    await feedbackPage({ before, height: 600 });
    await trigger.hover();
    await expectInWindow(() => trigger.element(), 'the button');
    const { x, y, width } = boxOf();
    await mouse.press(x + width / 2, y + width / 2);
    await mouse.move(300, 200);
    const middle = () => ({ x: Math.round(boxOf().x + width / 2), y: Math.round(boxOf().y + width / 2) });
    await expect.poll(() => Math.hypot(middle().x - 300, middle().y - 200)).toBeLessThan(3);
    await mouse.release(300, 200);
    await expect.poll(() => Math.round(boxOf().x + width)).toBe(Math.round(24 * zoom));
    await trigger.click();
    await expect.element(dialog).toBeVisible();
    await expectInWindow(() => dialog.element(), 'the dialog');
  });
});
