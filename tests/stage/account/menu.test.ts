import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';

const FORWARD = 'GET /api/v1/UcYqnLogin/genForwardUserUrl';
const CENTRE = 'https://centre.example.test/home/settings/users';

const account = page.getByRole('button', { name: 'Account', exact: true });
const entries = page.getByRole('menuitem');
const entry = (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
const texts = () => entries.elements().map(({ textContent }) => textContent);
const hint = ', opens in a new tab';
/** Binding is allowed where the page is. */
const config = { social: { providers: ['cloud'], hosts: [location.host] } };

const PAGES = [
  ['Main panel', '/home'],
  ['My profile', '/home/profile'],
  ['Account security', '/home/sercurity'],
  ['Change password', '/home/password'],
  ['Connected accounts', '/home/connections'],
] as const;

/** Keeps whether a tab that the page opens is still there. */
function tabs(): { closed: boolean }[] {
  const opened: Window[] = [];
  const { open } = window;
  window.open = (...args) => {
    const tab = open.apply(window, args);
    if (tab) opened.push(tab);
    return tab;
  };
  onTestFinished(() => {
    window.open = open;
    for (const tab of opened) tab.close();
  });
  return opened;
}

test('says who is signed in, and leads to the pages of the user, each in a new tab', async () => {
  const { left } = await readyStage({
    config,
    services: { user: { email: 'alex@example.test', role: 'CLADM' }, organisations: [{ name: 'Harbour' }] },
  });
  await account.click();
  const menu = page.getByRole('menu', { name: 'Account' });
  for (const text of ['alex@example.test', 'Harbour', 'Customer administrator']) {
    await expect.element(page.getByRole('banner').getByText(text, { exact: true }).last()).toBeVisible();
  }
  await expect.element(menu).toBeVisible();
  expect(texts()).toEqual([
    ...PAGES.map(([name]) => name + hint),
    `User management centre${hint}`,
    `ERP home${hint}`,
    'Sign out',
  ]);
  for (const [name, path] of PAGES) {
    const link = entry(name);
    await expect.element(link).toHaveAttribute('href', location.origin + path);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener');
  }
  await entry('My profile').click();
  expect(left).toEqual([{ url: `${location.origin}/home/profile`, target: '_blank' }]);
});

test('leads super users to acting as a user, and nobody to accounts of providers where they are not allowed', async () => {
  await readyStage({ services: { user: { isSuper: true } } });
  await account.click();
  await expect.element(entry('Act as a user')).toHaveAttribute('href', `${location.origin}/home/actas`);
  await expect.element(entry('Connected accounts')).not.toBeInTheDocument();
});

test('asks the service where the user management centre is', async () => {
  tabs();
  const { services, left } = await readyStage({ services: { replies: { [FORWARD]: { url: CENTRE } } } });
  await account.click();
  await entry('User management centre').click();
  await expect.poll(() => left).toEqual([{ url: CENTRE, target: '_blank' }]);
  expect(services.calls(FORWARD).map(({ params }) => params.target)).toEqual(['userCentre']);
});

test('closes the new tab where no address comes, and says why', async () => {
  const opened = tabs();
  const { services } = await readyStage();
  services.fail(FORWARD, { code: 10020, message: 'The centre is closed' });
  await account.click();
  await entry('ERP home').click();
  await expect.element(page.getByText('The centre is closed')).toBeVisible();
  await expect.poll(() => opened.map(({ closed }) => closed)).toEqual([true]);
});

test('is seen to its end in a window that is high enough', async () => {
  await page.viewport(1366, 768);
  await readyStage({
    config: {
      ...config,
      accountItems: [{ id: 'help', title: 'Our help', url: '/help' }],
    },
    services: { user: { email: 'alex@example.test', role: 'CLADM' }, organisations: [{ name: 'Harbour' }] },
  });
  await account.click();
  await expect.element(entry('Sign out')).toBeVisible();
  const { scrollHeight, clientHeight } = page.getByRole('menu', { name: 'Account' }).element();
  expect(scrollHeight).toBe(clientHeight);
});
