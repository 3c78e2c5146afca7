import { expect, test } from 'vitest';
import { dialog, feedbackPage, problem, send, sendButton, trigger } from './dialog';

test('what is wrong stands at its field, which has the focus, until it is right', async () => {
  const made = await feedbackPage();
  await trigger.click();
  const phone = dialog.getByRole('textbox', { name: 'Phone' });
  await expect.element(phone).toHaveValue('13800000000');
  await phone.fill('12a');
  await sendButton.click();
  await expect.element(problem).toHaveFocus();
  await expect
    .element(problem)
    .toHaveAccessibleDescription('This information cannot be blank, please fill in');
  await expect.element(phone).toHaveAccessibleDescription('Please enter a correct phone number');
  await problem.fill('x'.repeat(1001));
  await expect.element(problem).toHaveAccessibleDescription('Length exceeds limit');
  await problem.fill('The label printer stops');
  await expect.element(problem).not.toHaveAttribute('aria-invalid');
  await sendButton.click();
  await expect.element(phone).toHaveFocus();
  await phone.fill('138-6027');
  expect(await send(made)).toMatchObject({
    questionDescription: 'The label printer stops',
    phone: '1386027',
  });
});
