import { expect, test, vi } from 'vitest';
import { readyStage } from '../support/stage';
import { counts, field, open, options, panel } from './parts';

test('the panel closes 400 ms after the focus has left, not before', async () => {
  await readyStage({ markup: '<oms-topnav></oms-topnav>' });
  await open();
  await counts(options, 3);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const box = field.element() as HTMLElement;
  box.blur();
  await vi.advanceTimersByTimeAsync(399);
  await expect.element(panel).toBeVisible();
  box.focus();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(panel).toBeVisible();
  box.blur();
  await vi.advanceTimersByTimeAsync(400);
  await expect.element(panel).not.toBeInTheDocument();
});
