import { getShell } from '@oms/shell';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { tip } from '../tooltips/tip';
import { BAR, barButton, menuItem } from '../topnav/bar';
import { expectInWindow, ZOOMS, zoomPage } from './zoom';

/** px of the window by which an edge may miss another one. */
const NEAR = 2;

const openLayer = () =>
  document.querySelector('oms-topnav')?.shadowRoot?.querySelector('[data-oms-layer]:popover-open');

describe.each(ZOOMS)('CSS zoom of %s: %s', (place, zoom) => {
  const zoomedBar = async (height = 900) => {
    await readyStage({ ...BAR, height, before: () => zoomPage(place, zoom) });
  };

  test('every panel of the bar stands below it, in line with its button, inside the window', async () => {
    await zoomedBar();
    for (const name of ['More', 'Language', 'Notifications', 'Switch organisation', 'Account']) {
      await barButton(name).click();
      await expectInWindow(openLayer, name);
      const at = barButton(name).element().getBoundingClientRect();
      const misses = () => {
        const box = openLayer()?.getBoundingClientRect() ?? new DOMRect();
        const isPushed = box.right >= innerWidth - 9 * zoom;
        const sides = [at.left - box.left, at.right - box.right].map(Math.abs);
        return { below: Math.abs(box.top - 60 * zoom) > NEAR, aside: !isPushed && Math.min(...sides) > NEAR };
      };
      await expect.poll(misses, { message: name }).toEqual({ below: false, aside: false });
      await userEvent.keyboard('{Escape}');
      await expect.element(barButton(name)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('in a low window the menu of the account scrolls inside it, to Sign out', async () => {
    await zoomedBar(300);
    await barButton('Account').click();
    await expectInWindow(openLayer, 'the menu');
    const signOut = menuItem('Sign out');
    await expect.element(signOut).toBeInTheDocument();
    signOut.element().scrollIntoView({ block: 'nearest' });
    await expectInWindow(() => signOut.element(), 'Sign out');
  });

  test('a tooltip stands at its control', async () => {
    await zoomedBar();
    await barButton('Language').hover();
    await expect.element(tip()).toBeVisible();
    await expectInWindow(() => tip().element(), 'the tooltip');
    const middle = (box: DOMRect) => box.x + box.width / 2;
    const gap = () => {
      const at = barButton('Language').element().getBoundingClientRect();
      const box = tip().element().getBoundingClientRect();
      return Math.max(Math.abs(box.top - at.bottom - 6 * zoom), Math.abs(middle(box) - middle(at)));
    };
    await expect.poll(gap).toBeLessThanOrEqual(NEAR);
  });

  test('questions and messages are inside the window', async () => {
    await zoomedBar(500);
    await expect.element(barButton('Account')).toBeVisible();
    void getShell().notify({ title: 'Saved', text: 'Order SO1001' });
    await expectInWindow(() => page.getByText('Order SO1001').element().closest('.oms-toasts'), 'the toast');
    void getShell().confirm({ title: 'Delete the order?', text: 'Its lines go, too. '.repeat(150) });
    const question = page.getByRole('alertdialog');
    await expect.element(question).toBeVisible();
    await expectInWindow(() => question.element(), 'the question');
    await expectInWindow(() => question.getByRole('button').first().element(), 'its button');
  });
});
