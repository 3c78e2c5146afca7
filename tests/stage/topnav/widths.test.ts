import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { BAR, barButton, faults, fillSlots, menu } from './bar';

const WIDTHS = [1920, 1440, 1280, 1152, 1024, 1023, 960, 959, 840, 768, 767, 600, 390, 320];

test.each(['en', 'zh-CN'] as const)(
  'at no width does anything overlap, wrap or leave the bar: %s',
  async (lang) => {
    await readyStage({ ...BAR, services: { menu, lang } });
    for (const width of [...WIDTHS, ...WIDTHS.toReversed()]) {
      await page.viewport(width, 700);
      await expect.poll(faults, { message: `${width} px` }).toEqual([]);
    }
  },
);

test('a large logo and slot of the host leave everything in reach', async () => {
  await readyStage(BAR);
  fillSlots({ logo: 140, start: 240 });
  const widths = [1024, 960, 896, 840, 800, 768, 767, 600, 430, 384, 360, 320];
  for (const width of [...widths, ...widths.toReversed()]) {
    await page.viewport(width, 700);
    await expect.poll(faults, { message: `${width} px` }).toEqual([]);
    if (width >= 768) await expect.element(barButton('More')).toBeVisible();
  }
});
