import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { bell, notices, panel } from '../notices/panel';
import { stage } from '../support/stage';
import { tip } from './tip';

const readAll = panel.getByRole('button', { name: 'Mark all reminders as read' });

/** By the key. */
async function moveTo(control: Locator): Promise<void> {
  await userEvent.tab();
  while (!control.element().matches(':focus')) await userEvent.tab();
}

const openPanel = async (width: number): Promise<void> => {
  await stage({ width, services: { notices: notices(3, '2'), announcements: [] } });
  await bell.click();
  await expect.element(readAll).toBeInTheDocument();
};

test('words that stand in a button are not said again by a tooltip', async () => {
  await openPanel(1280);
  // It has one, which shows that the code of tooltips is there.
  await moveTo(panel.getByRole('button', { name: 'Close' }));
  await expect.element(tip()).toHaveTextContent('Close');
  await moveTo(readAll);
  await expect.element(tip()).not.toBeInTheDocument();
  await expect.element(readAll).not.toHaveAttribute('title');
});

test('where there is room for the sign alone, its tooltip has the words', async () => {
  await openPanel(340);
  await moveTo(readAll);
  await expect.element(tip()).toHaveTextContent('Mark all reminders as read');
});
