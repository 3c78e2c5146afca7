import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mouse } from '../support/browser';
import { boxOf, inSight } from './button';
import { dialog, feedbackPage, trigger } from './dialog';

test.each([1440, 1024, 768, 375])('all but 24 px of it is behind the edge at %s px', async (width) => {
  await mouse.move(100, 500);
  await feedbackPage({ width });
  await expect.element(trigger).toBeVisible();
  expect(inSight()).toBe(24);
});

test('it comes out on hover and on focus, and says how it can be moved', async () => {
  await mouse.move(100, 500);
  await feedbackPage();
  await trigger.hover();
  await expect.poll(inSight).toBe(40);
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(/^Feedback$/);
  await expect.element(trigger).toHaveAccessibleDescription(/drag it, or press Alt with an arrow key$/);
  await mouse.move(100, 500);
  await expect.poll(inSight).toBe(24);
  await userEvent.tab();
  await expect.element(trigger).toHaveFocus();
  await expect.poll(inSight).toBe(40);
});

test.each(['right', 'left'])(
  'a press at the %s edge that rests nowhere before opens the dialog',
  async (side) => {
    await mouse.move(100, 500);
    await feedbackPage();
    await expect.element(trigger).toBeVisible();
    if (side === 'left') {
      trigger.element().focus();
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
      (document.activeElement as HTMLElement).blur();
      await expect.poll(inSight).toBe(24);
    }
    const edge = () => trigger.element().getBoundingClientRect()[side as 'left' | 'right'];
    const x = side === 'left' ? 2 : innerWidth - 2;
    const before = edge();
    const y = boxOf().y + 2;
    await mouse.click(x, y);
    await expect.element(dialog).toBeVisible();
    // Whatever the face does, the button is under the pointer.
    expect([before, edge()]).toEqual(Array(2).fill(side === 'left' ? 0 : innerWidth));
  },
);
