import { configureShell, getShell } from '@oms/shell';
import { fakeServices } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../support/stage';

test('while nobody is signed in, a page has its own mark alone, a button to sign in, and no empty column', async () => {
  const mark = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  await stage({
    markup: `<oms-topnav logo-src='${mark}'></oms-topnav><oms-sidemenu></oms-sidemenu>`,
    services: { signedOut: true },
  });
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect.element(page.getByRole('banner').getByText('OMS')).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  const column = () => document.querySelector('oms-sidemenu')?.getBoundingClientRect().width;
  await expect.poll(column).toBe(0);
});

test.each([
  ['en', 'There is no sign-in page: set hosts.console or hosts.login'],
  ['zh-CN', '未设置登录页，请配置 hosts.console 或 hosts.login'],
] as const)(
  'where there is no login page the bar says what to set, and so does doctor() (%s)',
  async (lang, words) => {
    const services = fakeServices({ signedOut: true, lang });
    const { userCentre } = services.config.hosts;
    const { errors } = await stage({
      markup: '<oms-topnav></oms-topnav>',
      services,
      config: { hosts: { userCentre }, getToken: null },
    });
    await page.getByRole('button', { name: words }).click();
    await expect.element(page.getByRole('dialog', { name: words })).toBeVisible();
    expect(errors).toEqual([expect.stringMatching(/^no-login: .*set hosts\.console/)]);
    expect(getShell().doctor().errors.at(-1)).toMatchObject({ code: 'no-login' });
  },
);

test('a host that gives the tokens itself needs no login page', async () => {
  const services = fakeServices({ signedOut: true, lang: 'en' });
  const { errors } = await stage({
    markup: '<oms-topnav></oms-topnav>',
    services,
    config: { hosts: { userCentre: services.config.hosts.userCentre } },
  });
  await expect.element(page.getByRole('banner')).toBeVisible();
  await expect.element(page.getByText(/sign-in page/)).not.toBeInTheDocument();
  expect(errors).toEqual([]);
});

test.each([
  ['en', {}, 'The address of the user centre is missing or cannot be used: set hosts.userCentre'],
  ['zh-CN', { userCentre: 'uc.host.test' }, '用户中心的地址缺失或无法使用，请配置 hosts.userCentre'],
] as const)(
  'without an address of the service the bar says what to set, until it is set (%s)',
  async (lang, hosts, words) => {
    const { services } = await stage({ services: { lang }, config: { hosts } });
    await expect.element(page.getByRole('alert')).toHaveTextContent(words);
    expect(page.getByRole('alert').element().closest('[lang]')).toHaveAttribute('lang', lang);
    configureShell({ hosts: services.config.hosts });
    await expect.element(page.getByRole('banner')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  },
);

test('a page that has the menu alone says it there', async () => {
  await stage({ markup: '<oms-sidemenu></oms-sidemenu>', config: { hosts: {} } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('set hosts.userCentre');
});
