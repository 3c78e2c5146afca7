import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { hostForm } from '../support/host-form';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:41:00+08:00') });
});

/** The open panel of a picker that stands alone in a form. */
async function openPicker(kind: string): Promise<{ panel: Locator; save(): Promise<string> }> {
  const { save } = await hostForm([[kind, { label: 'When', name: kind }]]);
  await page.getByRole('textbox', { name: 'When' }).click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  return { panel: page.getByRole('dialog', { name: 'When' }), save };
}

test('a moment is a day, an hour and a minute', async () => {
  const { panel, save } = await openPicker('dateTime');
  await panel.getByRole('button', { name: /24 November 2026/ }).click();
  await panel.getByRole('combobox', { name: 'Hour' }).selectOptions('09');
  await panel.getByRole('combobox', { name: 'Minute' }).selectOptions('05');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  expect(await save()).toBe('dateTime=2026-11-24+09%3A05%3A00');
});

test('a month may be one of another year', async () => {
  const { panel, save } = await openPicker('month');
  await panel.getByRole('button', { name: 'Next year' }).click();
  await panel.getByRole('button', { name: 'Mar', exact: true }).click();
  expect(await save()).toBe('month=2027-03');
});

test('a year is one of a grid', async () => {
  const { panel, save } = await openPicker('year');
  await panel.getByRole('button', { name: '2027', exact: true }).click();
  expect(await save()).toBe('year=2027');
});

test('a time is that of now at a press', async () => {
  const { panel, save } = await openPicker('time');
  await panel.getByRole('button', { name: 'Now' }).click();
  expect(await save()).toBe('time=10%3A41%3A00');
});

test('an hour is found by arrow keys', async () => {
  const { panel, save } = await openPicker('hour');
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await expect.element(panel).not.toBeInTheDocument();
  expect(await save()).toBe('hour=07');
});
