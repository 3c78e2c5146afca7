import { expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stages, USER } from '../../../tests/support/shell-server';
import * as KEYS from '../storage-keys/keys';
import { localOf } from '../storage-keys/local-of';

const stage = stages();

async function signedIn(remembered: unknown, config = {}): Promise<Stage> {
  const grant = { token: 'tok', expiresIn: 3600, userId: USER.id, remembered };
  const now = await stage({ '/auth/jwt/authorize': (_, response) => json(response, ok(grant)) }, { config });
  await now.shell.session.start();
  return now;
}

/** What the page of a shell has for its local storage. */
const localFor = ({ platform, shell }: Pick<Stage, 'platform' | 'shell'>) =>
  localOf(platform, shell.session.remembered);

test('a session that is not to be remembered keeps what is personal in the tab alone', async () => {
  const now = await signedIn(false);
  const local = localFor(now);
  now.platform.local.set(KEYS.picture, 'of an earlier session');
  for (const key of [KEYS.picture, KEYS.visits, KEYS.recentOrganisations, `${KEYS.table}orders`]) {
    local.set(key, USER.name);
    expect(local.get(key)).toBe(USER.name);
    expect(now.platform.session.get(key)).toBe(USER.name);
    expect(now.platform.local.get(key)).toBe(null);
    local.remove(key);
    expect(now.platform.session.get(key)).toBe(null);
  }
  local.set(`${KEYS.texts}en`, 'texts');
  expect(now.platform.local.get(`${KEYS.texts}en`)).toBe('texts');
});

test('a document that begins with the stored token knows it, too', async () => {
  const now = await signedIn(false, { tokenStorage: 'session' });
  now.shell.destroy();
  const shell = now.visitAgain();
  expect(shell.session.remembered()).toBe(false);
  shell.destroy();
});

test.each([true, undefined, 'no'])('any other session is remembered: %j', async (remembered) => {
  const now = await signedIn(remembered);
  localFor(now).set(KEYS.picture, USER.name);
  expect(now.platform.local.get(KEYS.picture)).toBe(USER.name);
});
