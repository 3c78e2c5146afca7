import { getShell } from '@oms/shell';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mouse } from '../support/browser';
import { readyStage } from '../support/stage';

const MARKUP = '<oms-topnav></oms-topnav>';
const SAVE = 'POST /api/v1/My/setUserOptionByName';
const start = page.getByRole('button', { name: 'Quick start' });
const dialog = page.getByRole('dialog', { name: 'Three steps to your first order' });
const box = dialog.getByRole('checkbox');

test('opens by itself for a newcomer, and the choice is kept however it is closed', async () => {
  const { services } = await readyStage({
    markup: MARKUP,
    services: { options: { hide_intro: '0' }, dashboard: { guide: { channels: 0, rules: 0 } } },
  });
  await expect.element(dialog.getByRole('link', { name: /Connect a channel$/ })).toHaveFocus();
  await expect
    .element(dialog.getByRole('link', { name: /Set routing rules$/ }))
    .toHaveAttribute('href', `${location.origin}/home/rules/warehouseDeliver`);
  expect(dialog.element().getBoundingClientRect().width).toBe(1200);
  const saved = () => services.calls(SAVE).map(({ body }) => (body as { optionValue: string }).optionValue);
  await box.click();
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(saved).toEqual(['1']);
  await start.click();
  await expect.element(box).toBeChecked();
  await box.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(saved).toEqual(['1', '0']);
  await expect.element(start).toHaveFocus();
});

test('a press beside it closes it, and keeps the choice, too', async () => {
  const { services } = await readyStage({ markup: MARKUP, services: { options: { hide_intro: '0' } } });
  await expect.element(dialog).toBeVisible();
  await mouse.click(4, 400);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => services.calls(SAVE).map(({ body }) => body)).toMatchObject([{ optionValue: '0' }]);
});

test('shows what is done', async () => {
  await readyStage({ markup: MARKUP });
  await start.click();
  await expect.element(dialog.getByText('Done', { exact: true }).first()).toBeVisible();
  await expect.poll(() => dialog.getByRole('link').elements()).toHaveLength(6);
});

test('its links ask the page first, and leaving by one saves the choice', async () => {
  const { services, left } = await readyStage({ markup: MARKUP });
  await start.click();
  await dialog.getByRole('link').first().click();
  await expect
    .poll(() => left.map(({ url }) => new URL(url).pathname))
    .toEqual(['/home/managechannel/channelbase/list']);
  await expect.poll(() => services.calls(SAVE)).toHaveLength(1);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a choice that could not be saved is told, and is there again', async () => {
  const { services } = await readyStage({ markup: MARKUP });
  services.fail(SAVE, { code: 10010, message: 'The option was not kept' });
  await start.click();
  await expect.element(box).toBeChecked();
  await box.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('The option was not kept')).toBeVisible();
  await start.click();
  await expect.element(box).toBeChecked();
});

test('without counts its links stay, and they can be asked for again', async () => {
  const { services } = await readyStage({ markup: MARKUP });
  const mend = services.fail('GET /api/v1/Dashboard/summary', {
    code: 10020,
    message: 'The books are closed',
  });
  await start.click();
  const alert = dialog.getByRole('alert');
  await expect.element(alert).toHaveTextContent('The books are closed');
  expect(dialog.getByRole('link').elements()).toHaveLength(6);
  mend();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog.getByText('Done', { exact: true }).first()).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('a page with two bars by mistake has one guide, for its own script too', async () => {
  await readyStage({ markup: MARKUP, services: { options: { hide_intro: '0' } } });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  document.body.append(document.createElement('oms-topnav'));
  await getShell().openGuide();
  await expect.element(dialog).toBeVisible();
  expect(dialog.elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
