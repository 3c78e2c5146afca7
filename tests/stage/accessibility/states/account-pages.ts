import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { consolePage } from '../console-page';
import { press, type State, seen, type Words } from '../state';

const SECURITY = '/home/sercurity';
const METHODS = 'GET /api/v1/My/signInMethods';
const social = { providers: ['cloud', 'workplace'], hosts: [location.host] };
const there = {
  ip: '203.0.113.21',
  browser: 'Firefox 140',
  system: 'Android',
  createdAt: '2026-11-20T01:12:00Z',
};
const secured = {
  [METHODS]: {
    ...{ phone: '138 •••• 0000', phoneChecked: true, sms: true },
    ...{ totpSince: '2026-09-01T02:00:00Z', recoveryCodes: 9 },
  },
  'GET /api/v1/My/sessions': {
    sessions: [
      { ...there, id: '1', current: true },
      { ...there, id: '2' },
    ],
  },
  'GET /api/v1/My/signIns': {
    signIns: [
      { ...there, id: '1', at: there.createdAt, way: 'mail', succeeded: true },
      { ...there, id: '2', at: there.createdAt, way: 'password', succeeded: false },
    ],
  },
};
const bound = { connections: [{ provider: 'cloud', accountName: 'mia.chen' }] };
/** Says what is locked while one acts as somebody else. */
const lockedSeen = (_: unknown, t: Words) =>
  seen(
    main.getByText(
      t(
        'While you act as this user, their password and connected accounts cannot be changed.',
        '代为操作期间，不能修改该用户的密码和账号绑定',
      ),
    ),
  );
const totp = {
  'POST /api/v1/My/totpBegin': {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/OMS:a?secret=JBSWY3DPEHPK3PXP',
  },
  'POST /api/v1/My/totpConfirm': { recoveryCodes: ['abcd-efgh', 'ijkl-mnop'] },
};

const main = page.getByRole('main');
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');
const box = (name: string) => page.getByRole('textbox', { name, exact: true });

/** Leads to the QR code of an authenticator. */
const scan: NonNullable<State['reach']> = async (_, t) => {
  await press(t('Set up authenticator', '启用身份验证器'));
  await dialog.getByRole('textbox').fill('correct horse');
  await press(t('Next', '下一步'), dialog);
  await seen(dialog.getByRole('img', { name: t('QR code for the authenticator', '身份验证器二维码') }));
};

/** The user acts as another. */
const acting = { user: { actor: { id: 's1', name: 'Super' } } };

/** The console's pages of one's own account. */
export const ACCOUNT_STATES: readonly State[] = [
  consolePage('the profile, in a browser that objects to statistics', '/home/profile', {
    config: { trackingUrl: 'https://services.example.test/usage' },
    before() {
      Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
      onTestFinished(() => {
        Reflect.deleteProperty(navigator, 'globalPrivacyControl');
      });
    },
    reach: (_, t) =>
      seen(
        page.getByText(
          t(
            'Your browser asks not to be tracked: nothing is sent from it, whatever you choose here.',
            '您的浏览器已要求不被跟踪：无论此处如何设置，都不会从本浏览器发送任何数据',
          ),
        ),
      ),
  }),
  consolePage('a profile that has not loaded', '/home/profile', {
    before: ({ fail }) => fail('GET /api/v1/My/getUserProfile'),
    reach: (_, t) => seen(main.getByRole('button', { name: t('Try again', '重试') })),
  }),
  consolePage('second steps, sessions and sign-ins', SECURITY, {
    again: true,
    config: { social },
    services: { replies: secured },
    reach: (_, t) => seen(main.getByText(t('Refused', '失败'))),
  }),
  consolePage('second steps that have not loaded', SECURITY, {
    before: ({ fail }) => fail(METHODS),
    reach: (_, t) => seen(main.getByText(t('Two-step sign-in could not be loaded', '两步验证加载失败'))),
  }),
  consolePage('the question before a session ends', SECURITY, {
    services: { replies: secured },
    async reach(_, t) {
      await press(t('Sign out everywhere else', '退出其他设备'));
      await seen(question);
    },
  }),
  consolePage('the QR code of an authenticator', SECURITY, {
    again: true,
    services: { replies: totp },
    reach: scan,
  }),
  consolePage('recovery codes', SECURITY, {
    services: { replies: totp },
    async reach(made, t) {
      await scan(made, t);
      await dialog.getByRole('textbox').fill('123456');
      await press(t('Turn on', '启用'), dialog);
      await seen(dialog.getByText('abcd-efgh'));
    },
  }),
  consolePage('a change of the password with what is wrong', '/home/password', {
    again: true,
    async reach(_, t) {
      await box(t('New password', '新密码')).fill('weak');
      await page
        .getByRole('button', { name: t('Change password', '修改密码') })
        .last()
        .click();
      await expect.element(box(t('Current password', '当前密码'))).toBeInvalid();
    },
  }),
  consolePage('a password that has expired', '/home/password', {
    before: ({ fail }) =>
      fail('GET /api/v1/My/getUserInfo', { code: 10_003, message: 'The password has expired' }),
    reach: (_, t) =>
      seen(
        page.getByText(
          t(
            'Choose a new one to continue. The rest of the console opens after that.',
            '设置新密码后即可继续使用',
          ),
        ),
      ),
  }),
  consolePage('connected accounts', '/home/connections', {
    again: true,
    config: { social },
    services: bound,
    reach: () => seen(main.getByText('mia.chen')),
  }),
  consolePage('the question before an account is disconnected', '/home/connections', {
    config: { social },
    services: bound,
    async reach(_, t) {
      await main
        .getByRole('button', { name: t('Disconnect', '解绑') })
        .first()
        .click();
      await seen(question);
    },
  }),
  consolePage('the users whom one may act as', '/home/actas', {
    again: true,
    services: { user: { isSuper: true, role: 'SUPER' } },
    reach: (_, t) => seen(main.getByText(t('Robin Fields', '李文'))),
  }),
  consolePage('the question before one acts as another', '/home/actas', {
    services: { user: { isSuper: true, role: 'SUPER' } },
    async reach(_, t) {
      await press(t('Act as Robin Fields', '代为操作：李文'));
      await seen(question);
    },
  }),
  consolePage('the security of somebody whom one acts as', SECURITY, {
    again: true,
    services: acting,
    reach: lockedSeen,
  }),
  consolePage('the connected accounts of somebody whom one acts as', '/home/connections', {
    config: { social },
    services: { ...acting, ...bound },
    reach: lockedSeen,
  }),
  consolePage('the password of somebody whom one acts as', '/home/password', {
    services: acting,
    reach: lockedSeen,
  }),
];
