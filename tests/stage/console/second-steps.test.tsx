import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeCall } from '../../../src/core/fixtures/answers';
import { consoleStage } from '../support/console';

const PASSWORD = 'pier 9';
const CODE = '246810';
const SECRET = 'JBSWY3DPEHPK3PXP';

const codeField = page.getByRole('textbox', { name: '6-digit code' });
const dialog = (name: string) => page.getByRole('dialog', { name });
const current = (name: string) => dialog(name).getByRole('textbox', { name: 'Current password' });

const refused = (code: number, message: string) => Response.json({ code, message, data: null });

/** Account security of services that take the password and the code above. */
function securityPage() {
  const methods = { phone: '138 •••• 6027', phoneChecked: false, sms: false, recoveryCodes: 0 };
  const own = { ...methods, totpSince: null as string | null };
  const withPassword = (data: unknown) => (call: FakeCall) =>
    (call.body as { password: string }).password === PASSWORD
      ? data
      : refused(10_011, 'The current password is wrong');
  const withCode = (change: () => unknown) => (call: FakeCall) =>
    (call.body as { code: string }).code === CODE ? change() : refused(10_007, 'This code is not right');
  return consoleStage({
    path: '/home/sercurity',
    services: {
      replies: {
        'GET /api/v1/My/signInMethods': () => ({ ...own }),
        'POST /api/v1/My/totpBegin': withPassword({
          secret: SECRET,
          uri: `otpauth://totp/OMS?secret=${SECRET}`,
        }),
        'POST /api/v1/My/totpConfirm': withCode(() => {
          Object.assign(own, { totpSince: '2026-11-20T02:42:00Z', recoveryCodes: 2 });
          return { recoveryCodes: ['8f2k-11ma', '9g3l-22nb'] };
        }),
        'POST /api/v1/My/smsBegin': withPassword({ flow: 'f1', target: methods.phone, resendIn: 60 }),
        'POST /api/v1/My/smsConfirm': withCode(() => {
          own.sms = true;
        }),
        'POST /api/v1/My/smsRemove': (call: FakeCall) => {
          own.sms = false;
          return withPassword(null)(call);
        },
      },
    },
  });
}

test('an authenticator is enrolled by its key, with recovery codes that are shown once', async () => {
  const name = 'Set up authenticator';
  const { services } = await securityPage();
  await page.getByRole('button', { name }).click();
  await current(name).fill('pier 8');
  await dialog(name).getByRole('button', { name: 'Next' }).click();
  await expect.element(dialog(name).getByText('The current password is wrong')).toBeVisible();
  await current(name).fill(PASSWORD);
  await dialog(name).getByRole('button', { name: 'Next' }).click();
  await expect
    .element(dialog(name).getByRole('img', { name: 'QR code for the authenticator' }))
    .toBeVisible();
  await expect.element(dialog(name).getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await codeField.fill('000000');
  await dialog(name).getByRole('button', { name: 'Turn on' }).click();
  await expect.element(dialog(name).getByText('This code is not right')).toBeVisible();
  await codeField.fill(CODE);
  await dialog(name).getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog(name).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect
    .poll(() => codes.elements().map(({ textContent }) => textContent))
    .toEqual(['8f2k-11ma', '9g3l-22nb']);
  // Nobody can read them again, so Escape does not close them.
  await userEvent.keyboard('{Escape}');
  await expect.element(codes.first()).toBeVisible();
  await dialog(name).getByRole('button', { name: 'I have saved them' }).click();
  await expect.element(page.getByText('2 codes left')).toBeVisible();
  await expect.element(dialog(name)).not.toBeInTheDocument();
  expect(services.calls('POST /api/v1/My/totpConfirm').map(({ body }) => body)).toEqual([
    { code: '000000' },
    { code: CODE },
  ]);
});

test('codes by text are turned on by a code, and off by the password', async () => {
  const name = 'Set up codes by text';
  await securityPage();
  await page.getByRole('button', { name }).click();
  await current(name).fill(PASSWORD);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog(name).getByText('138 •••• 6027')).toBeVisible();
  await codeField.fill(CODE);
  await dialog(name).getByRole('button', { name: 'Turn on' }).click();
  await expect.element(dialog(name)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Turn off codes by text' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name })).toBeVisible();
});
