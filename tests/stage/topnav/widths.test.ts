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

test.each(['en', 'zh-CN'] as const)('at 1024 px the search narrows before modules fold: %s', async (lang) => {
  await readyStage({ ...BAR, services: { menu, lang }, width: 1024 });
  const name = page
    .getByRole('banner')
    .getByText(lang === 'en' ? 'Harbour Trading' : '海湾优品', { exact: true });
  await expect.element(name).toBeVisible();
  const cut = () => name.element().scrollWidth - name.element().clientWidth;
  await expect.poll(cut).toBeLessThanOrEqual(0);
  const links = page.getByRole('navigation').getByRole('link');
  const shown = () =>
    links.elements().filter((link) => link.checkVisibility({ visibilityProperty: true })).length;
  await expect.poll(shown).toBeGreaterThanOrEqual(1);
  const field = page.getByRole('banner').getByRole('combobox').first();
  const width = () => field.element().getBoundingClientRect().width;
  await expect.poll(width).toBeLessThan(240);
  expect(width()).toBeGreaterThanOrEqual(158);
});

test('the button of the organisation is as wide as its name, up to a limit', async () => {
  const organisations = [
    { name: 'Harbour', code: 'HBT' },
    { name: 'Northwind Supply and Distribution of Household Goods Company Limited', code: 'NWS' },
  ];
  await readyStage({ ...BAR, width: 1280, services: { menu, organisations } });
  const button = barButton('Switch organisation');
  const width = () => button.element().getBoundingClientRect().width;
  await expect.element(button).toHaveTextContent('Harbour HBT');
  expect(width()).toBeLessThan(140);
  await button.click();
  await page.getByRole('option').filter({ hasText: 'NWS' }).click();
  await expect.element(button).toHaveTextContent('NWS');
  await expect.poll(width).toBe(256);
});
