import type { LoginFixture } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  account,
  CODE,
  codeField,
  EMAIL,
  givePassword,
  heading,
  loginPage,
  mainPanel,
  PASSWORD,
  password,
  VERIFY,
} from './login-page';

/** The login page of services that ask for a second proof after the password. */
const twoSteps = (next: NonNullable<LoginFixture['next']>) => loginPage({ services: { login: { next } } });

const RISKY = {
  ...{ risky: true, methods: ['sms'] as const, target: '138 •••• 6027', resendIn: 60 },
  attempt: { ip: '203.0.113.20', browser: 'Edge 142', system: 'Windows', at: '2026-11-20T02:42:00.000Z' },
};

test('an unusual sign-in is proved by the phone, by keyboard alone', async () => {
  const { services } = await twoSteps(RISKY);
  await expect.element(account).toBeVisible();
  (account.element() as HTMLElement).focus();
  await userEvent.keyboard(EMAIL);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard(PASSWORD);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Verify your phone')).toBeVisible();
  await expect.element(page.getByText('138 •••• 6027')).toBeVisible();
  await expect.element(page.getByText('Windows, Edge 142')).toBeVisible();
  await expect.element(page.getByText('203.0.113.20')).toBeVisible();
  await expect.element(codeField).toHaveFocus();
  await userEvent.keyboard(CODE);
  await expect.element(mainPanel).toBeVisible();
  expect(services.calls(VERIFY)[0]?.body).toEqual({ flow: 'flow-1', method: 'sms', code: CODE });
});

test('five wrong codes end the sign-in, which begins again', async () => {
  await twoSteps(RISKY);
  await givePassword();
  for (const left of [4, 3, 2, 1, 0]) {
    await codeField.fill('000000');
    await expect.element(page.getByText(`Tries left: ${left}`)).toBeVisible();
    await codeField.fill('');
  }
  await codeField.fill(CODE);
  await expect.element(page.getByText('This sign-in has run out. Begin again.')).toBeVisible();
  await expect.element(account).toBeVisible();
});

test('a recovery code takes the place of the authenticator', async () => {
  const { services } = await twoSteps({ methods: ['totp', 'recovery'] });
  await givePassword();
  await expect.element(heading('Two-step sign-in')).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('8f2k-11ma');
  await page.getByRole('button', { name: 'Verify and sign in' }).click();
  await expect
    .poll(() => services.calls(VERIFY)[0]?.body)
    .toEqual({ flow: 'flow-1', method: 'recovery', code: '8f2k-11ma' });
});
