import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostForm } from '../support/host-form';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:41:00+08:00') });
});

test('a day is chosen by the keyboard alone, and posted', async () => {
  const { save } = await hostForm([['date', { label: 'Due', name: 'due' }]]);
  const field = page.getByRole('textbox', { name: 'Due' });
  await field.click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const panel = page.getByRole('dialog', { name: 'Due' });
  const today = panel.getByRole('button', { name: /23 November 2026/ });
  await expect.element(today).toHaveFocus();
  // Quicker than a person is, and than the browser draws.
  const root = today.element().getRootNode() as ShadowRoot;
  const first = root.activeElement;
  for (const key of ['ArrowUp', 'ArrowRight']) {
    first?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    await Promise.resolve();
    await Promise.resolve();
  }
  await expect.element(panel.getByRole('button', { name: /17 November 2026/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open the calendar' })).toHaveFocus();
  await expect.element(field).toHaveValue('17 Nov 2026');
  expect(await save()).toBe('due=2026-11-17');
});

test('days out of the range cannot be chosen, and a day is taken back by its button', async () => {
  await hostForm([['date', { label: 'Due', min: '2026-11-10', value: '2026-11-17' }]]);
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  const panel = page.getByRole('dialog', { name: 'Due' });
  await expect.element(panel.getByRole('button', { name: /^Monday,? 9 November 2026/ })).toBeDisabled();
  await expect.element(panel.getByRole('button', { name: /^Tuesday,? 10 November 2026/ })).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Clear Due' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Due' })).toHaveValue('');
});
