import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mouse } from '../support/browser';
import { inSight } from './button';
import { feedbackPage, trigger } from './dialog';

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
  await expect
    .element(page.getByRole('tooltip'))
    .toHaveTextContent('drag it, or press Alt with an arrow key');
  await mouse.move(100, 500);
  await expect.poll(inSight).toBe(24);
  await userEvent.tab();
  await expect.element(trigger).toHaveFocus();
  await expect.poll(inSight).toBe(40);
});
