import type { LoginFixture } from '@oms/shell/testing';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { consolePage, type More } from '../console-page';
import { press, type State, seen, type Words } from '../state';

/** A page of somebody who is not signed in. */
const entry = (name: string, path: string, more: More): State =>
  consolePage(name, path, { ...more, services: { signedOut: true, ...more.services } });

type Method = NonNullable<NonNullable<LoginFixture['next']>['methods']>[number];
const social = { providers: ['cloud', 'workplace'], hosts: [location.host] };

const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (name: string) => seen(page.getByRole('heading', { level: 1, name }));
const invalid = (name: string) => expect.element(box(name)).toBeInvalid();

async function signIn(t: Words, password = user.password): Promise<void> {
  await box(t('Account', '账号')).fill(EMAIL);
  await box(t('Password', '密码')).fill(password);
  await press(t('Sign in', '登录'));
}

const EMAIL = 'alex@example.test';
const user = { email: EMAIL, password: 'right' };
const attempt = {
  ip: '203.0.113.20',
  browser: 'Chrome 140',
  system: 'Linux',
  at: '2026-11-20T01:12:00.000Z',
};
/** The service asks for a second proof. */
const second = (methods: Method[], risky = false) => ({
  services: {
    user,
    login: { next: { risky, methods, target: '138 •••• 0000', resendIn: 60, attempt } },
  },
});

/** Where a mail leads to that was asked for. */
const RESET = { services: { mailLinks: [{ token: 't', leadsTo: 'reset', email: EMAIL }] } } as const;

async function fillMail(t: Words): Promise<void> {
  await box(t('Email address', '邮箱')).fill(EMAIL);
}

/** The pages of people who cannot, or do not want to, get in. */
export const ENTRY_STATES: readonly State[] = [
  entry('a refused sign-in by password, with other providers below', '/login', {
    again: true,
    config: { social },
    async reach(_, t) {
      await signIn(t, 'wrong');
      await invalid(t('Password', '密码'));
    },
  }),
  entry('a sign-in after a service has refused the session', '/login?ended=network&by=boss', {
    again: true,
    reach: (_, t) =>
      seen(
        page.getByText(t('did not accept your session from this network', '不接受来自当前网络的登录状态')),
      ),
  }),
  entry('a sign-in by a code without an address', '/login', {
    async reach(_, t) {
      await page.getByRole('tab', { name: t('Verification code', '验证码登录') }).click();
      await press(t('Send code', '发送验证码'));
      await invalid(t('Email address or phone number', '邮箱或手机号'));
    },
  }),
  entry('a code that was sent', '/login', {
    async reach(_, t) {
      await page.getByRole('tab', { name: t('Verification code', '验证码登录') }).click();
      await box(t('Email address or phone number', '邮箱或手机号')).fill(EMAIL);
      await press(t('Send code', '发送验证码'));
      await heading(t('Enter the code', '输入验证码'));
    },
  }),
  entry('the second step of an unusual sign-in', '/login', {
    ...second(['sms', 'totp', 'recovery'], true),
    async reach(_, t) {
      await signIn(t);
      await heading(t('Verify your phone', '验证手机号'));
    },
  }),
  entry('a wrong code of an authenticator', '/login', {
    ...second(['totp', 'recovery']),
    async reach(_, t) {
      await signIn(t);
      await box(t('6-digit code', '6 位验证码')).fill('000000');
      await invalid(t('6-digit code', '6 位验证码'));
    },
  }),
  entry('a recovery code that is asked for', '/login', {
    ...second(['totp', 'recovery']),
    async reach(_, t) {
      await signIn(t);
      await press(t('Use a recovery code', '使用恢复码'));
      await seen(box(t('Recovery code', '恢复码')));
    },
  }),
  entry('an account of a provider that nobody has bound', '/login?provider=cloud&code=c&state=s', {
    config: { social },
    services: { connections: [{ provider: 'cloud', accountName: 'mia.chen', bound: false }] },
    reach: () => seen(page.getByText(/mia\.chen/)),
  }),
  entry('a sign-in that was cancelled at a provider', '/login?provider=cloud&error=denied', {
    again: true,
    config: { social },
    reach: (_, t) =>
      seen(
        page.getByText(
          t(
            'You cancelled, so you are not signed in. Choose another way, or try again.',
            '您已取消授权，请选择其他方式登录或重试',
          ),
        ),
      ),
  }),
  entry('a sign-in in an old browser', '/login', {
    again: true,
    before() {
      const { supports } = CSS;
      onTestFinished(() => {
        CSS.supports = supports;
      });
      CSS.supports = (...query: [string]) => !query[0].includes(':has') && supports.apply(CSS, query);
    },
    async reach(_, t) {
      await seen(
        page.getByText(
          t(
            'This browser is too old: parts of the page will not work. Use a current Edge, Firefox, Chrome, Opera or Safari.',
            '浏览器版本过低，部分功能无法使用，请使用最新版 Edge、Firefox、Chrome、Opera 或 Safari',
          ),
        ),
      );
      await seen(page.getByRole('heading', { level: 1 }));
    },
  }),
  entry('a forgotten password without an address', '/reset', {
    async reach(_, t) {
      await press(t('Send link', '发送链接'));
      await invalid(t('Email address', '邮箱'));
    },
  }),
  entry('a mail that was sent, and again', '/reset', {
    async reach(_, t) {
      await fillMail(t);
      await press(t('Send link', '发送链接'));
      await press(t('send it again', '重新发送'));
      await seen(
        page.getByText(
          t(
            'Sent again. Each link works until one was used.',
            '已重新发送。其中一个链接使用后，其余链接随即失效。',
          ),
        ),
      );
    },
  }),
  entry('a new password that is too weak', '/reset?token=t', {
    ...RESET,
    async reach(_, t) {
      await box(t('New password', '新密码')).fill('weak');
      await press(t('Change password', '修改密码'));
      await invalid(t('New password', '新密码'));
    },
  }),
  entry('a link of a mail that is over', '/verify?token=t', {
    reach: (_, t) => heading(t('This link no longer works', '链接已失效')),
  }),
  entry('a registration with what is missing', '/register', {
    again: true,
    async reach(_, t) {
      await press(t('Send link', '发送激活链接'));
      await invalid(t('Your name', '姓名'));
    },
  }),
  entry('a registration whose mail was sent', '/register', {
    async reach(_, t) {
      await fillMail(t);
      await box(t('Your name', '姓名')).fill('Xu Lan');
      await box(t('Organisation', '组织名称')).fill('Lanyu Trading');
      await box(t('Phone', '手机号')).fill('13800001111');
      await page.getByRole('checkbox').click();
      await press(t('Send link', '发送激活链接'));
      await heading(t('Check your email', '请查收邮件'));
    },
  }),
  entry('the privacy notice', '/privacy', { reach: (_, t) => heading(t('Privacy notice', '隐私说明')) }),
];
