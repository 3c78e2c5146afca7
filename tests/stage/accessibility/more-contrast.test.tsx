import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulate } from '../support/browser';
import { consoleStage } from '../support/console';
import { ratios } from './contrast';

test.each(['light', 'dark'])('who asks for more contrast gets text of 7:1 and more (%s)', async (scheme) => {
  await emulate({ 'prefers-contrast': 'more', 'prefers-color-scheme': scheme });
  await consoleStage();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Language', exact: true })).toBeVisible();
  const found = ratios();
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ ratio }) => ratio < 7)).toEqual([]);
});
