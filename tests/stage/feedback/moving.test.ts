import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mouse } from '../support/browser';
import { leavePage } from '../support/stage';
import { boxOf, inSight } from './button';
import { dialog, feedbackPage, trigger } from './dialog';

const SAVE = 'POST /api/v1/My/setUserOptionByName';
const place = () => {
  const { x, y, width, height } = boxOf();
  return { x, y, width, height };
};

test('it is dragged to the other edge, where it is at the next visit; a press opens the dialog, a drag does not', async () => {
  const { services } = await feedbackPage();
  await trigger.hover();
  await expect.poll(inSight).toBe(40);
  const { x, y } = boxOf();
  await mouse.move(x + 20, y + 20);
  await mouse.press(x + 20, y + 20);
  await mouse.move(200, 300);
  await expect.poll(place).toEqual({ x: 180, y: 280, width: 40, height: 40 });
  await mouse.release(200, 300);
  const rest = { x: -16, y: 280, width: 40, height: 40 };
  await expect.poll(place).toEqual(rest);
  await expect.element(dialog).not.toBeInTheDocument();
  await leavePage();
  await feedbackPage({ services });
  await expect.element(trigger).toBeVisible();
  await expect.poll(place).toEqual(rest);
  await trigger.click();
  await expect.element(dialog).toBeVisible();
});

test('where keys have moved it is saved once they rest, and known to a browser that has not seen it', async () => {
  await mouse.move(700, 300);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const { services } = await feedbackPage();
  await expect.element(trigger).toBeVisible();
  const { y } = boxOf();
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowUp}{/Alt}');
  await expect.poll(place).toMatchObject({ x: 20, y: y - 16 });
  expect(services.calls(SAVE)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => services.calls(SAVE).length).toBe(1);
  await leavePage();
  localStorage.clear();
  await feedbackPage({ services });
  await expect.poll(place).toMatchObject({ x: -16, y: y - 16 });
});
