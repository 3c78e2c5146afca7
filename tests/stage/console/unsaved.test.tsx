import { getShell } from '@oms/shell';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Console, consoleStage } from '../support/console';

const LOGOUT = 'POST /auth/jwt/logout';
const current = page.getByRole('textbox', { name: 'Current password', exact: true });
const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
const answer = (name: 'Cancel' | 'Leave') => question.getByRole('button', { name }).click();
const path = () => location.pathname;

/** The form of the password, in which something is typed; Back leads to the profile. */
async function typeInForm(services = {}): Promise<Console> {
  const made = await consoleStage({ path: '/home/profile', services });
  await expect.element(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  await made.go('/home/password');
  await current.fill('typed');
  return made;
}

test('a link asks before it leads away from a form with changes', async () => {
  await typeInForm();
  const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first();
  await link.click();
  await expect.element(question).toHaveTextContent('Your changes may not be saved.');
  await answer('Cancel');
  await expect.element(question).not.toBeInTheDocument();
  expect(path()).toBe('/home/password');
  await expect.element(current).toHaveValue('typed');
  await link.click();
  await answer('Leave');
  await expect.poll(path).not.toBe('/home/password');
  await expect.element(question).not.toBeInTheDocument();
});

for (const [name, way] of [
  ['Back', -1],
  ['Forward', 1],
] as const) {
  test(`${name} asks, and the address stays that of the form`, async () => {
    const { go } = await typeInForm();
    if (way === 1) {
      await current.fill('');
      await go('/home/profile');
      await expect.element(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
      history.back();
      await current.fill('typed');
    }
    history.go(way);
    await answer('Cancel');
    await expect.poll(path).toBe('/home/password');
    await expect.element(current).toHaveValue('typed');
    history.go(way);
    await answer('Leave');
    await expect.poll(path).toBe('/home/profile');
    await expect.element(question).not.toBeInTheDocument();
  });
}

const ORGANISATIONS = [
  { id: '1', name: 'Harbour Trading' },
  { id: '2', name: 'Northwind Supply' },
];

test('a switch of the organisation asks, and is over with the answer', async () => {
  await typeInForm({ organisations: ORGANISATIONS });
  const switched = getShell().switchOrganisation('2');
  await answer('Cancel');
  expect(await switched).toBe(false);
  await expect.element(current).toHaveValue('typed');
  expect(getShell().organisation?.id).toBe('1');
  const again = getShell().switchOrganisation('2');
  await answer('Leave');
  expect(await again).toBe(true);
  expect(getShell().organisation?.id).toBe('2');
});

test('a switch that fails after the answer says so', async () => {
  const { services } = await typeInForm({ organisations: ORGANISATIONS });
  services.fail('GET /api/v1/My/getUserInfo', { code: 10020, message: 'This organisation was closed' });
  await page.getByRole('button', { name: /^Switch organisation/ }).click();
  await page.getByRole('option', { name: /Northwind/ }).click();
  await answer('Leave');
  await expect
    .element(page.getByText('The organisation was not switched: This organisation was closed').first())
    .toBeVisible();
  expect(getShell().organisation?.id).toBe('1');
});

test('a sign-out asks, and ends the session once the user agrees', async () => {
  const { services } = await typeInForm();
  const ends: string[] = [];
  const stay = (event: DocumentEventMap['oms-session-ended']) => {
    // Or the page would leave for that of the sign-in.
    event.preventDefault();
    ends.push(event.detail.reason);
  };
  document.addEventListener('oms-session-ended', stay);
  onTestFinished(() => document.removeEventListener('oms-session-ended', stay));
  const signOut = async () => {
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  await answer('Cancel');
  await expect.element(current).toHaveValue('typed');
  expect([ends, services.calls(LOGOUT)]).toEqual([[], []]);
  await signOut();
  await answer('Leave');
  await expect.poll(() => ends).toEqual(['logout']);
  await expect.poll(() => services.calls(LOGOUT)).toHaveLength(1);
  await expect.poll(() => getShell().user).toBeNull();
});
