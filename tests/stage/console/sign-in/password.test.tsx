import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { passTime, stopClock } from '../../support/clock';
import { consoleStage } from '../../support/console';
import {
  account,
  EMAIL,
  givePassword,
  heading,
  LOGIN,
  loginPage,
  mainPanel,
  PASSWORD,
  password,
  signIn,
  tooMany,
} from './login-page';

const serviceOf = (path: string) => encodeURIComponent(location.origin + path);

test('leads to the address that was asked for, with its query', async () => {
  await loginPage({ path: `/login?service=${serviceOf('/home/b2corder?week=47')}` });
  await account.fill(EMAIL);
  await password.fill(PASSWORD);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('B2C orders')).toBeVisible();
  expect(location.pathname + location.search).toBe('/home/b2corder?week=47');
});

test.each([
  ['over', 'has run out, or was ended elsewhere'],
  [
    'network&by=boss',
    'The service for products, orders and warehouses did not accept your session from this network',
  ],
])('says why one is there: %s', async (ended, words) => {
  await loginPage({ path: `/login?service=${serviceOf('/home')}&ended=${ended}` });
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeVisible();
});

test('says it where a sign-in is accepted and no session begins', async () => {
  const { services } = await loginPage({ config: { getToken: null } });
  services.fail('POST /auth/jwt/authorize', 401);
  await account.fill(EMAIL);
  await password.fill(PASSWORD);
  await signIn.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You are recognised, but no session begins');
});

test('is asked of nobody who is signed in', async () => {
  await consoleStage({ path: `/login?service=${serviceOf('/home/password')}` });
  await expect.element(heading('Change password')).toBeVisible();
});

test('what is missing or wrong is said beside its field, and what was typed stays', async () => {
  await loginPage();
  await signIn.click();
  await expect.element(account).toHaveFocus();
  await expect.element(account).toHaveAccessibleDescription('Enter your account');
  await expect.element(password).toHaveAccessibleDescription('Enter your password');
  await account.fill(EMAIL);
  await password.fill('pier 8');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(password)
    .toHaveAccessibleDescription('The account or the password is wrong. Check both and try again.');
  await expect.element(password).toHaveFocus();
  await expect.element(account).toHaveValue(EMAIL);
  await expect.element(password).toHaveValue('pier 8');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
});

test('after too many failures the page says how long to wait, and counts down', async () => {
  stopClock();
  await loginPage({ services: { replies: { [LOGIN]: tooMany(300) } } });
  await givePassword();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many failed attempts.');
  const wait = page.getByRole('timer');
  await expect.element(wait).toHaveTextContent('Try again in 5:00.');
  const begun = Date.now();
  // The seconds are counted once they are drawn.
  await expect
    .poll(async () => {
      await passTime(1000);
      return wait.element().textContent;
    })
    .toMatch(/in 4:\d\d\.$/);
  await passTime(53_000 - (Date.now() - begun));
  await expect.element(wait).toHaveTextContent('Try again in 4:07.');
  await expect.element(account).toHaveValue(EMAIL);
  await passTime(247_000);
  await expect.element(wait).toHaveTextContent('You can try again now.');
});

test('everything stays while the network is down and the language changes', async () => {
  const { services } = await loginPage();
  await expect.element(account).toBeVisible();
  const mend = services.fail('*', 'network');
  await givePassword();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Network error, please retry later');
  mend();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect.element(heading('登录')).toBeVisible();
  await expect.poll(() => document.documentElement.lang).toBe('zh-CN');
  await expect.element(page.getByRole('textbox', { name: '密码', exact: true })).toHaveValue(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect.element(heading('主面板')).toBeVisible();
});

test.each(['https://evil.test/home', 'javascript:alert(1)'])(
  'the page says that it does not lead to %s, and does not',
  async (service) => {
    const { left } = await loginPage({ path: `/login?service=${encodeURIComponent(service)}` });
    await expect.element(page.getByText('You will go to the main panel instead.')).toBeVisible();
    await givePassword();
    await expect.element(mainPanel).toBeVisible();
    expect(location.pathname).toBe('/home');
    expect(left).toEqual([]);
  },
);

test('the page says that all is well only when the service says so', async () => {
  await loginPage();
  await expect.element(page.getByText('All services are up')).toBeVisible();
});

test('the page says that the service is out of reach', async () => {
  await loginPage({ before: (services) => void services.fail('GET /status/health', 'network') });
  await expect.element(page.getByText('The service cannot be reached')).toBeVisible();
  await expect.element(page.getByText('All services are up')).not.toBeInTheDocument();
});
