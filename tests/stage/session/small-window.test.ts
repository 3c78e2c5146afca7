import { expect, onTestFinished, test, vi } from 'vitest';
import { stopMoves } from '../support/moves';
import { dialog, hostPage, loginPage, remark, signIn, toLoginPage } from './host-page';

/** The sign-on cookie does not reach the page. */
const services = { userCentre: 'https://elsewhere.example.test' };

/** How the browser answers the next `window.open`. */
function answerOpen(small: object | null) {
  const open = vi.spyOn(window, 'open').mockReturnValue(small as Window | null);
  onTestFinished(() => open.mockRestore());
  return open;
}

test('on another site nobody types a password: a small window opens', async () => {
  const small = { opener: window as Window | null, location: { replace: vi.fn() } };
  const open = answerOpen(small);
  const { lapse } = await hostPage({ services });
  await remark.fill('an hour of typing');
  void lapse();
  await expect.element(signIn).toHaveFocus();
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('The login page opens in a small window.');
  await signIn.click();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('Sign in in the small window. This page then carries on by itself.');
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank', expect.stringContaining('popup'));
  expect(small.opener).toBeNull();
  const [address] = small.location.replace.mock.calls[0] as [string];
  expect(address.startsWith(loginPage(location.href))).toBe(true);
});

test('a blocked window is said, and leaves the way to the login page', async () => {
  answerOpen(null);
  const moves = stopMoves();
  const { lapse } = await hostPage({ services });
  await remark.fill('an hour of typing');
  void lapse();
  await signIn.click();
  await expect.element(dialog).toHaveTextContent('Your browser has blocked the window.');
  await toLoginPage.click();
  await expect.poll(() => moves).toHaveLength(1);
  expect(moves[0]?.startsWith(loginPage(location.href))).toBe(true);
});
