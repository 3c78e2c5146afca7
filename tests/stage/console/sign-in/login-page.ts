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
export const loginPage = ({ path = '/login', services, ...options }: ConsoleOptions = {}) =>
  consoleStage({
    ...options,
    path,
    services: { signedOut: true, user: { email: EMAIL, password: PASSWORD }, ...services },
  });

export async function givePassword(email = EMAIL, text = PASSWORD): Promise<void> {
  await account.fill(email);
  await password.fill(text);
  await signIn.click();
}

/** A reply that refuses, with what it says beside its code. */
const refused = (code: number, message: string, data: object) => Response.json({ code, message, data });

export const tooMany = (wait: number) => refused(10_002, 'Too many failed attempts', { wait });

/** Answers the codes of a sign-in: the right one signs in, and the sign-in is over once five were wrong. */
export function codeReplies(services: () => { signIn(): void }): NonNullable<FakeServicesOptions['replies']> {
  let left = 5;
  return {
    [SEND]: { flow: 'f1', channel: 'mail', resendIn: 60 },
    [VERIFY]: ({ body }: { body: { code: string } }) => {
      if (left === 0) return refused(10_006, 'over', {});
      if (body.code !== CODE) {
        left -= 1;
        return refused(10_007, 'wrong', { left });
      }
      services().signIn();
      return { userId: '200001' };
    },
  };
}
