import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillIn, name, openForm, SAVE, save } from './new-order';

const again = page.getByRole('dialog', { name: 'Your session has ended' });
const password = again.getByRole('textbox', { name: 'Password', exact: true });
const signIn = again.getByRole('button', { name: 'Sign in', exact: true });

test('a session that ends in the middle loses nothing: the dialog is such a form itself, and what was sent is sent again', async () => {
  const { services } = await openForm({
    markup: '<oms-topnav></oms-topnav>',
    services: { userCentre: location.origin, user: { password: 'correct horse' } },
    // The session of the sign-on cookie, not of a token that the page gives.
    config: { getToken: null },
  });
  await fillIn('Kept');
  const saved = vi.fn(() => null);
  services.reply(SAVE, saved);
  await expect.element(save).toBeEnabled();
  services.signOut();
  // In the same task: another call of the page may be refused first, and its dialog then covers the button.
  (save.element() as HTMLElement).click();
  await signIn.click();
  // In a shadow root, where the libraries of forms find no field by themselves.
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('correct horse');
  await signIn.click();
  await expect.element(again).not.toBeInTheDocument();
  // Once: whether it was refused before, or had not left yet when another call was.
  await expect.poll(() => saved.mock.calls).toHaveLength(1);
  await expect.element(name).toHaveValue('Kept');
  expect(saved).toHaveBeenCalledOnce();
});
