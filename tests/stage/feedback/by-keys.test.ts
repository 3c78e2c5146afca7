import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../support/focus';
import { readyStage } from '../support/stage';

test('feedback is written and sent by three presses and its text', async () => {
  const { services } = await readyStage({ markup: '<oms-topnav></oms-topnav><oms-feedback></oms-feedback>' });
  const trigger = page.getByRole('button', { name: 'Feedback' });
  await expect.element(trigger).toHaveAttribute('aria-keyshortcuts', 'G F');
  await userEvent.keyboard('gf');
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await expect.element(dialog.getByRole('textbox', { name: 'What is the problem?' })).toHaveFocus();
  await userEvent.keyboard('The printer stops{Control>}{Enter}{/Control}');
  await expect.poll(() => services.calls('POST /api/v2/userQuestion/add')).toHaveLength(1);
});
