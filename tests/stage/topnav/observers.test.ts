import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { BAR, barButton, faults, fillSlots } from './bar';

test('a bar that folds and unfolds makes no error of observers, which the page would report as its own', async () => {
  const errors: string[] = [];
  const hear = ({ message }: ErrorEvent) => errors.push(message);
  window.addEventListener('error', hear);
  onTestFinished(() => window.removeEventListener('error', hear));
  await readyStage(BAR);
  await expect.element(barButton('Quick start')).toBeVisible();
  fillSlots({ logo: 140, start: 240 });
  const widths = [1024, 960, 896, 840, 800, 768, 767, 600, 430, 384, 360, 320];
  for (const width of [...widths, ...widths.toReversed()]) {
    await page.viewport(width, 700);
    await expect.poll(faults, { message: `${width} px` }).toEqual([]);
  }
  expect(errors).toEqual([]);
});
