import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStage } from '../support/console';

const USER = 'GET /api/v1/My/getUserInfo';
const CHANGE = 'POST /api/v1/My/changePassword';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const submit = page.getByRole('button', { name: 'Change password' });

test('is checked while it is typed', async () => {
  await consoleStage({ path: '/home/password', services: { user: { email: 'alex@example.test' } } });
  const rules = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
  const met = () => rules.elements().map(({ textContent }) => !textContent?.includes('not met yet'));
  await field('New password').fill('demo');
  await expect.poll(met).toEqual([false, true, false, false, false]);
  await submit.click();
  await expect.element(field('New password')).toHaveAccessibleDescription(/does not meet the rules/);
  await field('New password').fill('Demo#2027');
  await expect.poll(met).toEqual([true, true, true, true, true]);
  await field('Confirm password').fill('Demo#2028');
  await submit.click();
  await expect.element(field('Current password')).toHaveAccessibleDescription('This field is required.');
  await expect
    .element(field('Confirm password'))
    .toHaveAccessibleDescription(/^The confirmation differs from the new password/);
  await expect
    .element(page.getByRole('region', { name: 'Account details' }))
    .toHaveTextContent('alex@example.test');
});

for (const path of ['/home', '/home/b2corder', '/home/notice/rules/update/add']) {
  test(`that has expired leads ${path} to its page, and is changed before anything else opens`, async () => {
    const { services, go } = await consoleStage({ path, services: { user: { password: 'Right#2026' } } });
    const answer = services.hold(USER);
    const allow = services.fail(USER, { code: 10003, message: 'The password has expired' });
    await expect.element(page.getByText('System is loading, please wait').first()).toBeVisible();
    answer();
    await expect.element(heading('Change password')).toBeVisible();
    await expect.element(page.getByText('Your password has expired, please change it')).toBeVisible();
    expect(location.pathname).toBe('/home/password');
    await expect.element(page.getByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
    await go('/home/profile');
    await expect.poll(() => location.pathname).toBe('/home/password');

    await field('Current password').fill('Wrong#2026');
    await field('New password').fill('Fresh#2026');
    await field('Confirm password').fill('Fresh#2026');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(field('Current password'))
      .toHaveAccessibleDescription('The current password is wrong');
    allow();
    await field('Current password').fill('Right#2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Your password has been changed')).toBeVisible();
    expect(services.calls(CHANGE).at(-1)?.body).toEqual({
      currentPassword: 'Right#2026',
      newPassword: 'Fresh#2026',
    });
    await page.getByRole('link', { name: 'Go to the main panel' }).click();
    await expect.element(heading('Main panel')).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
}
