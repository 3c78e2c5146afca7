import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from '../support/console';
import { tryAgain } from '../support/try-again';

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
  await tryAgain(details.getByRole('button', { name: 'Try again' }), mend);
  await expect.element(details.getByText('alex@example.test')).toBeVisible();
});

const dialog = (name: string) => page.getByRole('dialog', { name });
const button = (name: string) => details.getByRole('button', { name });

test('a phone is confirmed and changed by a code to it, and removed with the password', async () => {
  const own = { phone: '13800001111', phoneProved: false };
  let begun = '';
  const { services } = await consoleStage({
    path: '/home/profile',
    services: {
      replies: {
        'GET /api/v1/My/getUserProfile': () => ({ name: 'Alex', email: 'alex@example.test', ...own }),
        'POST /api/v1/My/phoneBegin': ({ body }: { body: { phone: string } }) => {
          begun = body.phone;
          return { flow: 'f1', target: '•••• 1111', resendIn: 60 };
        },
        'POST /api/v1/My/phoneConfirm': () => {
          Object.assign(own, { phone: begun, phoneProved: true });
          return null;
        },
        'POST /api/v1/My/phoneRemove': () => {
          Object.assign(own, { phone: '', phoneProved: false });
          return null;
        },
      },
    },
  });
  const prove = async (name: string) => {
    await dialog(name).getByRole('textbox', { name: 'Current password' }).fill('pier 9');
    await dialog(name).getByRole('button', { name: 'Next' }).click();
    await dialog(name).getByRole('textbox', { name: '6-digit code' }).fill('246810');
    await dialog(name).getByRole('button', { name: 'Confirm phone' }).click();
    await expect.element(dialog(name)).not.toBeInTheDocument();
  };
  await expect.element(details.getByText('Not confirmed')).toBeVisible();
  await button('Confirm phone').click();
  await prove('Confirm phone');
  await expect.element(details.getByText('Not confirmed')).not.toBeInTheDocument();
  await button('Change phone').click();
  await dialog('Change phone').getByRole('textbox', { name: 'Phone' }).fill('139 0000-2222');
  await prove('Change phone');
  await expect.element(details.getByText('13900002222')).toBeVisible();
  await button('Remove phone').click();
  await dialog('Remove phone').getByRole('textbox', { name: 'Current password' }).fill('pier 9');
  await dialog('Remove phone').getByRole('button', { name: 'Remove phone' }).click();
  await expect.element(button('Remove phone')).not.toBeInTheDocument();
  expect(services.calls('POST /api/v1/My/phoneBegin').map(({ body }) => body)).toEqual([
    { phone: '13800001111', password: 'pier 9' },
    { phone: '13900002222', password: 'pier 9' },
  ]);
});

test('what can be done about the phone stands apart from it', async () => {
  await consoleStage({ path: '/home/profile', services: { user: { phone: '13800001111' } } });
  await expect.element(button('Change phone')).toBeVisible();
  const number = new Range();
  number.selectNodeContents(details.getByText('13800001111').element().firstChild as Node);
  const [change, remove] = ['Change phone', 'Remove phone'].map((name) =>
    button(name).element().getBoundingClientRect(),
  );
  expect(change?.left).toBeGreaterThanOrEqual(number.getBoundingClientRect().right + 8);
  expect(remove?.left).toBeGreaterThanOrEqual((change?.right ?? 0) + 8);
});

test('no value is cut on a narrow phone', async () => {
  await consoleStage({ path: '/home/profile', width: 320 });
  const times = page.getByRole('main').getByRole('time');
  await expect.element(times.first()).toBeVisible();
  for (const time of times.elements()) expect(time.getBoundingClientRect().right).toBeLessThanOrEqual(320);
});
