import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from '../support/console';
import { tryAgain } from '../support/try-again';

const PATH = '/home/sercurity';
const METHODS = 'GET /api/v1/My/signInMethods';

const signIn = page.getByRole('region', { name: 'Sign-in', exact: true });
const items = signIn.getByRole('listitem');

test('account security says when the password was changed, and leads to its page', async () => {
  await consoleStage({ path: PATH });
  await expect.element(items.filter({ hasText: 'Password' }).first()).toHaveTextContent('GMT');
  await signIn.getByRole('link', { name: 'Change password' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
});

test('second steps that do not load are an item of the list that says so, and are tried again', async () => {
  let mend = () => {};
  await consoleStage({
    path: PATH,
    before({ fail }) {
      mend = fail(METHODS, 'network');
    },
  });
  const failed = items.filter({ hasText: 'Two-step sign-in could not be loaded' });
  await expect.element(failed).toBeVisible();
  await expect.element(signIn.getByRole('link', { name: 'Change password' })).toBeVisible();
  await tryAgain(failed.getByRole('button', { name: 'Try again' }), mend);
  await expect.element(items.filter({ hasText: 'Authenticator app' })).toBeVisible();
});
