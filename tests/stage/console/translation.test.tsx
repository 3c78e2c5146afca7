import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { translatePage } from '../support/translation';
import { account, EMAIL, LOGIN, loginPage, mainPanel, PASSWORD, password } from './sign-in/login-page';

test('somebody signs in on a translated page, after a wrong password, and gets to the main panel', async () => {
  const { services, errors } = await loginPage();
  await expect.element(account).toBeVisible();
  translatePage();
  await account.fill(EMAIL);
  await password.fill('pier 8');
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveAccessibleDescription(/The account or the password is wrong/);
  await password.fill(PASSWORD);
  await userEvent.keyboard('{Enter}');
  await expect.element(mainPanel).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(services.calls(LOGIN)).toHaveLength(2);
  expect(errors).toEqual([]);
});
