import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leavePage } from '../support/stage';
import { dialog, feedbackPage, openDialog, problem, trigger } from './dialog';
import { addImage, keptImages, orangeImage, thumbnail } from './images';

test('what is written stays on Escape, Close and Cancel and over a visit, with its images', async () => {
  const { services } = await openDialog('The label printer stops');
  await addImage(await orangeImage('label.png'));
  await expect.element(thumbnail('label.png')).toBeVisible();
  // The file is read for the draft after it is shown.
  await expect.poll(async () => (await keptImages()).length).toBe(1);
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    async () => {
      await leavePage();
      await feedbackPage({ services });
    },
  ];
  for (const leave of ways) {
    await leave();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .element(trigger)
      .toHaveAttribute('aria-description', expect.stringMatching(/^A draft is waiting to be sent/));
    await trigger.click();
    await expect.element(problem).toHaveValue('The label printer stops');
    await expect.element(thumbnail('label.png')).toBeVisible();
  }
});

test('"Discard" asks, and leaves a form that is empty', async () => {
  await openDialog('The label printer stops');
  await addImage(await orangeImage('label.png'));
  const discard = dialog.getByRole('button', { name: 'Discard' });
  await discard.click();
  const question = page.getByRole('alertdialog', { name: 'Discard this draft?' });
  await expect.element(question.getByRole('button', { name: 'Keep writing' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(problem).toHaveValue('The label printer stops');
  await discard.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await trigger.click();
  await expect.element(problem).toHaveValue('');
  await expect.element(dialog.getByRole('img')).not.toBeInTheDocument();
});
