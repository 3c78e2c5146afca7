import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage, type Stage, type StageOptions } from '../support/stage';

export const ADD = 'POST /api/v2/userQuestion/add';

/** The button at the edge of the window. */
export const trigger = page.getByRole('button', { name: 'Feedback', exact: true });
export const dialog = page.getByRole('dialog', { name: 'Feedback' });
export const problem = dialog.getByRole('textbox', { name: 'What is the problem?' });
export const sendButton = dialog.getByRole('button', { name: 'Send', exact: true });

/** A page with the button alone, whose user has a phone number. */
export const feedbackPage = (options: StageOptions = {}): Promise<Stage> =>
  readyStage({ markup: '<oms-feedback></oms-feedback>', ...options });

/** The same with the dialog open, and a text in it. */
export async function openDialog(text: string, options: StageOptions = {}): Promise<Stage> {
  const made = await feedbackPage(options);
  await trigger.click();
  await problem.fill(text);
  return made;
}

/** Presses Send. @returns the report that the service has got */
export async function send({ services }: Stage): Promise<Record<string, string>> {
  const before = services.calls(ADD).length;
  await sendButton.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = services.calls(ADD).slice(before);
  expect(sent).toHaveLength(1);
  return sent[0]?.body as Record<string, string>;
}
