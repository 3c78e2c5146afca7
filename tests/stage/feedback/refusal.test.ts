import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ADD, dialog, openDialog, problem, send, sendButton, trigger } from './dialog';

test('a refusal stands in the dialog, also after it was closed, until something is typed; nothing is lost', async () => {
  const made = await openDialog('The label printer stops');
  const phone = dialog.getByRole('textbox', { name: 'Phone' });
  await phone.fill('138-6027');
  const accept = made.services.fail(ADD, { code: 10040, message: 'The desk is closed' });
  await sendButton.click();
  const alert = dialog.getByRole('alert').filter({ hasText: 'The desk is closed' });
  await expect.element(alert).toHaveTextContent('The feedback was not sent: The desk is closed');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await trigger.click();
  await expect.element(alert).toBeVisible();
  await expect.element(phone).toHaveValue('138-6027');
  await problem.fill('The label printer stops again');
  await expect.element(alert).not.toBeInTheDocument();
  accept();
  expect(await send(made)).toMatchObject({
    questionDescription: 'The label printer stops again',
    phone: '1386027',
  });
  await expect.element(page.getByText('Thank you, your feedback was sent')).toBeVisible();
  await trigger.click();
  await expect.element(problem).toHaveValue('');
});
