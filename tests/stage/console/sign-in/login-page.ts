import type { FakeServicesOptions } from '@oms/shell/testing';
import { page } from 'vitest/browser';
import { type ConsoleOptions, consoleStage } from '../../support/console';

export const LOGIN = 'POST /auth/jwt/login';
export const SEND = 'POST /auth/jwt/sendCode';
export const VERIFY = 'POST /auth/jwt/verifyCode';

export const EMAIL = 'kim@host.test';
export const PASSWORD = 'pier 9';
/** The code that the services have sent. */
export const CODE = '246810';

export const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const account = page.getByRole('textbox', { name: 'Account' });
export const password = page.getByRole('textbox', { name: 'Password', exact: true });
export const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
export const codeField = page.getByRole('textbox', { name: '6-digit code' });
export const codeTab = page.getByRole('tab', { name: 'Verification code' });
export const mainPanel = heading('Main panel');

/** The login page, before anybody has signed in. */
export const loginPage = ({
  path = '/login',
  services,
  ...options
}: ConsoleOptions & { services?: FakeServicesOptions } = {}) =>
  consoleStage({
    ...options,
    path,
    services: {
      signedOut: true,
      user: { email: EMAIL, password: PASSWORD },
      ...services,
      login: { code: CODE, ...services?.login },
    },
  });

export async function givePassword(email = EMAIL, text = PASSWORD): Promise<void> {
  await account.fill(email);
  await password.fill(text);
  await signIn.click();
}

export const tooMany = (wait: number) =>
  Response.json({ code: 10_002, message: 'Too many failed attempts', data: { wait } });
