import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from '../support/console';

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.each([
  ['/login', 'Sign in', '登录'],
  ['/reset', 'Reset password', '重置密码'],
  ['/register', 'Register', '注册'],
  ['/verify', 'Activate account', '激活账号'],
  ['/privacy', 'Privacy notice', '隐私说明'],
])('%s opens for somebody who is not signed in, in both languages', async (path, en, zh) => {
  const { errors, left } = await consoleStage({ path, services: { signedOut: true } });
  await expect.element(heading(en)).toBeVisible();
  await expect.poll(() => document.title).toBe(`${en} - OMS`);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect.element(heading(zh)).toBeVisible();
  await expect.poll(() => document.title).toBe(`${zh} - OMS`);
  expect(location.pathname).toBe(path);
  expect(left).toEqual([]);
  expect(errors).toEqual([]);
});

test('an old browser is told so, also before anybody has signed in', async () => {
  const supports: (...query: string[]) => boolean = CSS.supports.bind(CSS);
  const asked = vi
    .spyOn(CSS, 'supports')
    .mockImplementation((...query: string[]) => !query[0]?.includes(':has') && supports(...query));
  onTestFinished(() => asked.mockRestore());
  await consoleStage({ path: '/login', services: { signedOut: true } });
  const notice = page.getByText('This browser is too old');
  await expect.element(notice).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Account' })).toBeVisible();
});
