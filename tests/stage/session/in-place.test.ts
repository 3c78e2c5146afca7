import { getShell } from '@oms/shell';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { account, dialog, hostPage, password, remark, signIn } from './host-page';

test('what was typed stays when the session ends elsewhere, and the work goes on in place', async () => {
  const { lapse } = await hostPage({
    path: '/shipment/list?page=2',
    services: { user: { name: 'Kim Reed', email: 'kim@host.test', password: 'pier 9' } },
  });
  const heard: string[] = [];
  for (const name of ['oms-session-ended', 'oms-session-resumed'] as const) {
    onTestFinished(getShell().on(name, ({ type }) => void heard.push(type)));
  }
  await remark.fill('an hour of typing');
  const field = remark.element() as HTMLTextAreaElement;
  field.setSelectionRange(3, 7);
  const reply = lapse();
  await expect.element(password).toHaveFocus();
  await expect.element(dialog).toHaveTextContent('This page is hidden until you sign in as Kim Reed');
  await expect.element(dialog.getByRole('textbox', { name: 'Account' })).toHaveValue('kim@host.test');
  // Nobody who passes by reads the page behind.
  const { backgroundColor, opacity } = getComputedStyle(dialog.element(), '::backdrop');
  expect(`${backgroundColor} ${opacity}`).toMatch(/^rgb\(.*\) 1$/);
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(password).toHaveFocus();

  await password.fill('pier 8');
  await signIn.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The account or the password is wrong');
  await expect.element(password).toHaveFocus();
  await password.fill('pier 9');
  await signIn.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await reply).toBe(200);
  await expect.element(remark).toHaveFocus();
  await expect.element(remark).toHaveValue('an hour of typing');
  expect([field.selectionStart, field.selectionEnd]).toEqual([3, 7]);
  expect(location.pathname + location.search).toBe('/shipment/list?page=2');
  await expect.element(account).toBeVisible();
  await expect.poll(() => heard).toEqual(['oms-session-ended', 'oms-session-resumed']);
});
