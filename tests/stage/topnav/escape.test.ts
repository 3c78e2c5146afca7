import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readyStage } from '../support/stage';

/** What an old dialog of the page hears: it closes when Escape is released. */
function heardByPage(): string[] {
  const heard: string[] = [];
  const listen = (event: KeyboardEvent) => heard.push(event.key);
  document.addEventListener('keyup', listen);
  onTestFinished(() => document.removeEventListener('keyup', listen));
  return heard;
}

test.each([
  ['Account', 'menu'],
  ['Notifications', 'dialog'],
] as const)(
  'the release of the Escape that closed %s ends at the shell, the next one is the page’s',
  async (name, role) => {
    await readyStage();
    const heard = heardByPage();
    await page.getByRole('button', { name }).click();
    const popup = page.getByRole(role, { name });
    await expect.element(popup).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(popup).not.toBeInTheDocument();
    expect(heard).toEqual([]);
    await userEvent.keyboard('{Escape}a');
    expect(heard).toEqual(['Escape', 'a']);
  },
);

test('the release of an Escape whose press closed a dialog does not reach the page', async () => {
  await readyStage({ markup: '<oms-feedback></oms-feedback>' });
  const heard = heardByPage();
  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(heard).toEqual([]);
});
