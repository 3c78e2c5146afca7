import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hostForm } from '../support/host-form';

test('a range is two days, in whichever order they are pressed, or a period by name', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:41:00+08:00') });
  const { save } = await hostForm([['dateRange', { label: 'Between', name: 'day' }]]);
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  const panel = page.getByRole('dialog', { name: 'Between' });
  await panel.getByRole('button', { name: /20 November 2026/ }).click();
  await panel.getByRole('button', { name: /12 November 2026/ }).click();
  const field = page.getByRole('textbox', { name: 'Between' });
  await expect.element(field).toHaveValue('12 Nov 2026 - 20 Nov 2026');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await panel.getByRole('button', { name: 'Last 7 days' }).click();
  await expect.element(field).toHaveValue('17 Nov 2026 - 23 Nov 2026');
  expect(await save()).toBe('day=2026-11-17&day=2026-11-23');
});
