import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from '../support/console';
import { typeAtOnce } from '../support/type-at-once';

const PATH = '/home/actas';
const ACT_AS = 'POST /auth/jwt/actas';
const PEOPLE = [
  { id: '7', name: 'Robin Fields' },
  { id: '8', name: 'Kim Lake' },
];

const main = page.getByRole('main');
const actAs = (name: string) => main.getByRole('button', { name: `Act as ${name}` });

test('a user is searched, and acted as once that is confirmed', async () => {
  const { services } = await consoleStage({
    path: PATH,
    services: { user: { isSuper: true }, people: PEOPLE },
  });
  await expect.element(main.getByText('2 in total')).toBeVisible();
  await main.getByRole('searchbox', { name: 'Search users' }).fill('Robin');
  await expect.element(main.getByText('1 in total')).toBeVisible();
  await actAs('Robin Fields').click();
  const question = page.getByRole('alertdialog', { name: 'Act as Robin Fields?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(actAs('Robin Fields')).toHaveFocus();
  expect(services.calls(ACT_AS)).toEqual([]);

  services.fail(ACT_AS, { code: 10015, message: 'Nobody may act as this user' });
  await actAs('Robin Fields').click();
  await question.getByRole('button', { name: 'Act as this user' }).click();
  await expect.element(question).toHaveTextContent('Nobody may act as this user');
  expect(services.calls(ACT_AS).map(({ body }) => body)).toEqual([{ userId: '7' }]);
});

test('what is typed at the first moment is searched for', async () => {
  const field = main.getByRole('searchbox', { name: 'Search users' });
  typeAtOnce(document, field, 'Robin');
  await consoleStage({ path: PATH, services: { user: { isSuper: true }, people: PEOPLE } });
  await expect.element(main.getByText('1 in total')).toBeVisible();
  await expect.element(field).toHaveValue('Robin');
});

const ACTING = {
  user: { name: 'Robin Fields', actor: { id: '1', name: 'Alex Morgan' } },
} as const;
const config = { social: { providers: ['workplace'], hosts: [location.host] } };
const LOCKED = 'While you act as this user, their password and connected accounts cannot be changed.';

test('whether the other user agrees to statistics is that user’s to choose, and the page says so', async () => {
  await consoleStage({
    path: '/home/profile',
    services: ACTING,
    config: { trackingUrl: 'https://usage.example.test/batches' },
  });
  const agree = page.getByRole('checkbox', { name: 'Send usage statistics' });
  await expect.element(agree).toBeDisabled();
  await expect
    .element(agree)
    .toHaveAccessibleDescription('Only the user can choose this: you are acting as somebody else.');
});

test('how the other user signs in stays as it is, and each page says so', async () => {
  const { go, services } = await consoleStage({ path: '/home/sercurity', services: ACTING, config });
  const change = main.getByRole('button', { name: 'Change password' });
  await expect.element(change).toHaveAttribute('aria-disabled', 'true');
  await expect.element(change).toHaveAccessibleDescription(LOCKED);
  await expect.element(main.getByText('If this was not you')).not.toBeInTheDocument();

  await go('/home/connections');
  const bind = main.getByRole('button', { name: 'Connect Workplace messaging' });
  await expect.element(bind).toHaveAttribute('aria-disabled', 'true');
  await expect.element(bind).toHaveAccessibleDescription(LOCKED);
  const list = main.getByRole('list', { name: 'Accounts with other providers' });
  await expect.element(list.getByRole('link')).not.toBeInTheDocument();

  await go('/home/password');
  await expect.element(main.getByText(LOCKED)).toBeVisible();
  await expect.element(main.getByRole('textbox')).not.toBeInTheDocument();
  services.fail(ACT_AS, { code: 10015, message: 'Not now' });
  await main.getByRole('button', { name: 'Back to your own account' }).click();
  await expect.element(main.getByText('Not now')).toBeVisible();
  expect(services.calls(ACT_AS).map(({ body }) => body)).toEqual([{}]);
});
