import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';

const ACT_AS = 'POST /auth/jwt/actas';
const ME_AS_ROBIN = {
  user: { name: 'Robin Fields', actor: { id: '1', name: 'Alex Morgan' } },
} as const;

const account = page.getByRole('button', { name: 'Account', exact: true });
const back = page.getByRole('button', { name: 'Back to your own account' });

test('the bar and a strip of the page say as whom one acts, and the strip leads back', async () => {
  const { services } = await readyStage({ services: ME_AS_ROBIN });
  await expect.element(account).toHaveAttribute('title', 'Acting as Robin Fields');
  await expect.element(page.getByRole('status').filter({ hasText: 'Acting as Robin Fields' })).toBeVisible();
  services.fail(ACT_AS, { code: 10015, message: 'Not now' });
  await back.click();
  await expect.element(page.getByText('You are still acting as Robin Fields: Not now')).toBeVisible();
  expect(services.calls(ACT_AS).map(({ body }) => body)).toEqual([{}]);
});

test('the account menu says who acts, and leads back, not on to another user', async () => {
  const { services } = await readyStage({ services: ME_AS_ROBIN });
  await account.click();
  await expect.element(page.getByText('Alex Morgan is acting as this user')).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /^Act as a user/ })).not.toBeInTheDocument();
  services.fail(ACT_AS, { code: 10015, message: 'Not now' });
  await page.getByRole('menuitem', { name: 'Back to your own account' }).click();
  await expect.element(page.getByText('Not now')).toBeVisible();
  expect(services.calls(ACT_AS).map(({ body }) => body)).toEqual([{}]);
});

test('where one acts as nobody, nothing says so', async () => {
  await readyStage();
  await expect.element(account).toHaveAttribute('title', 'Alex Morgan');
  await expect.element(back).not.toBeInTheDocument();
});
