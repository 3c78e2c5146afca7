import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countLater, stopClock } from '../support/clock';
import { consoleStage } from '../support/console';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const overlay = page.getByRole('dialog', { name: 'System is loading, please wait' });

/** The console, whose user comes once the returned function is called. */
async function slowStage(path: string) {
  stopClock();
  let answer = () => {};
  const made = await consoleStage({
    path,
    before({ hold }) {
      answer = hold('GET /api/v1/My/getUserInfo');
    },
  });
  return { ...made, answer };
}

test('a start that takes long counts down, then leaves the choice, and opens the page as soon as it can', async () => {
  const { answer } = await slowStage('/home/profile');
  await expect.element(page.getByText('System is loading, please wait').first()).toBeVisible();
  await expect.element(overlay).not.toBeInTheDocument();
  // Each wait begins once the page has drawn what the person sees by then.
  await expect.poll(() => countLater(overlay.getByRole('timer'))).toBe(1);
  await expect.element(overlay.getByRole('timer')).toHaveTextContent(/^Going back in \d+ s$/);
  await expect.poll(() => countLater(heading('This takes longer than usual'))).toBe(1);
  await expect.element(overlay).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  answer();
  await expect.element(heading('My profile')).toBeVisible();
});

test('a start that takes long is left by Escape', async () => {
  const { go } = await slowStage('/privacy');
  await expect.element(heading('Privacy notice')).toBeVisible();
  await go('/home/profile');
  await expect.element(page.getByText('System is loading, please wait').first()).toBeVisible();
  await expect.poll(() => countLater(overlay)).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(heading('Privacy notice')).toBeVisible();
  expect(location.pathname).toBe('/privacy');
});
