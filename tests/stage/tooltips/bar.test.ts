import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mouse } from '../support/browser';
import { readyStage } from '../support/stage';
import { button, tip } from './tip';

beforeEach(async () => {
  await mouse.move(700, 600);
});

test('by keyboard and mouse, gone while a menu is open', async () => {
  await readyStage();
  await button('Language').hover();
  await expect.element(tip()).toHaveTextContent('Language');
  await button('Language').click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expect.element(tip()).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Language')).toHaveFocus();
  await userEvent.tab();
  await expect.element(tip()).toHaveTextContent('Quick start');
});

test('what the host has put into a slot keeps its title', async () => {
  await readyStage({ markup: '<oms-topnav><button slot="end" title="Stock help">?</button></oms-topnav>' });
  await button('Language').hover();
  await expect.element(tip()).toHaveTextContent('Language');
  await button('?').hover();
  await expect.element(tip()).not.toBeInTheDocument();
  await expect.element(button('?')).toHaveAttribute('title', 'Stock help');
});

test('what describes a control describes it while its tooltip shows', async () => {
  await readyStage();
  await expect.element(button('Account')).toBeVisible();
  const description = button('Account').element().getAttribute('title') ?? '';
  expect(description).toContain('Alex Morgan');
  await button('Account').hover();
  await expect.element(tip()).toHaveTextContent(description);
  await expect.element(button('Account')).toHaveAccessibleDescription(description);
  await mouse.move(700, 600);
  await expect.element(tip()).not.toBeInTheDocument();
  await expect.element(button('Account')).toHaveAttribute('title', description);
});
