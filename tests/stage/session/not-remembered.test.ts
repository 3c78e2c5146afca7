import { fakeServices } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { readyStage } from '../support/stage';

const PERSONAL = /^oms\.(picture|base|favourites|recent|table)/;
const personal = (store: Storage) => Object.keys(store).filter((key) => PERSONAL.test(key));

/** A page whose user has signed in. */
async function signedIn(remembered: boolean): Promise<void> {
  const services = fakeServices({
    userCentre: location.origin,
    lang: 'en',
    user: { id: '7' },
    menu: [{ title: 'Orders', entries: [{ title: 'Sales orders', url: '/orders' }] }],
  });
  const token = await services.getToken();
  services.reply('POST /auth/jwt/authorize', { token, expiresIn: 3600, userId: '7', remembered });
  await readyStage({ config: { getToken: null }, services });
  await expect.poll(() => personal(sessionStorage)).toContain('oms.base');
}

test('a session that is not to be remembered leaves nothing personal behind its tab', async () => {
  await signedIn(false);
  expect(personal(localStorage)).toEqual([]);
});

test('another one leaves the menu for the next visit', async () => {
  await signedIn(true);
  await expect.poll(() => personal(localStorage)).toContain('oms.base');
});
