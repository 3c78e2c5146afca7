import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from '../support/console';

const details = page.getByRole('region', { name: 'Account details' });

test('the profile says what is known of the user', async () => {
  await consoleStage({
    path: '/home/profile',
    services: {
      user: { email: 'alex@example.test', phone: '', role: 'CLADM' },
      organisations: [{ name: 'Harbour Trading', code: 'HBT-01' }],
    },
  });
  for (const known of [
    'alex@example.test',
    'Harbour Trading',
    'HBT-01',
    'Customer administrator',
    'Not given',
  ]) {
    await expect.element(details.getByText(known)).toBeVisible();
  }
});

test('a profile that does not load says so, and is tried again', async () => {
  let mend = () => {};
  await consoleStage({
    path: '/home/profile',
    services: { user: { email: 'alex@example.test' } },
    before({ fail }) {
      mend = fail('GET /api/v1/My/getUserProfile', 'network');
    },
  });
  await expect
    .element(details.getByRole('alert'))
    .toHaveTextContent('The account details could not be loaded');
  mend();
  await details.getByRole('button', { name: 'Try again' }).click();
  await expect.element(details.getByText('alex@example.test')).toBeVisible();
});
