import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from '../support/console';

const PATH = '/home/sercurity';
const END = 'POST /api/v1/My/endSession';
const LIST = 'GET /api/v1/My/sessions';

const HERE = { id: '1', ip: '203.0.113.20', browser: 'Chrome 140', system: 'Linux', current: true };
const THERE = { id: '2', ip: '203.0.113.21', browser: 'Safari 19', system: 'iOS' };

const sessions = page.getByRole('region', { name: 'Where you are signed in' });
const items = sessions.getByRole('listitem');
const question = page.getByRole('alertdialog', { name: 'Sign out on iOS, Safari 19?' });
const confirm = question.getByRole('button', { name: 'Sign out' });

test('a session elsewhere is ended once that is confirmed', async () => {
  const { services } = await consoleStage({
    path: PATH,
    services: { replies: { [LIST]: { sessions: [HERE, THERE] }, [END]: null } },
  });
  await expect.poll(() => items.elements().length).toBe(2);
  await expect.element(items.first()).toHaveTextContent(/Linux, Chrome 140.*This browser.*203\.0\.113\.20/);
  await expect.element(items.first().getByRole('button')).not.toBeInTheDocument();
  const mend = services.fail(END, { code: 10010, message: 'It cannot be ended now' });
  await sessions.getByRole('button', { name: 'Sign out on iOS, Safari 19' }).click();
  await confirm.click();
  await expect.element(question).toHaveTextContent('It cannot be ended now');
  mend();
  services.reply(LIST, { sessions: [HERE] });
  await confirm.click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => items.elements().length).toBe(1);
  expect(services.calls(END).map(({ body }) => body)).toEqual([{ id: '2' }, { id: '2' }]);
});

test('who has signed in, or tried to, is listed', async () => {
  const signIns = [
    { ...HERE, id: '8', at: '2026-11-20T01:12:00Z', way: 'password', succeeded: true },
    { ...THERE, id: '7', at: '2026-11-20T01:10:00Z', way: 'mail', succeeded: false },
  ];
  await consoleStage({
    path: PATH,
    services: { replies: { 'GET /api/v1/My/signIns': { signIns } } },
  });
  const rows = page.getByRole('region', { name: 'Recent sign-ins' }).getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toHaveTextContent(/Password.*Linux, Chrome 140.*203\.0\.113\.20.*Signed in/);
  await expect
    .element(rows.nth(1))
    .toHaveTextContent(/Code by email.*iOS, Safari 19.*203\.0\.113\.21.*Refused/);
});
