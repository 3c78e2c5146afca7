import { expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stages, USER } from '../../../tests/support/shell-server';
import * as KEYS from '../../page/storage-keys/keys';

const stage = stages();

/** A page that has signed in; `kept` reads what an other page finds in local storage. */
async function signedIn(
  remembered: unknown,
  config = {},
): Promise<Stage & { kept(key: string): string | null }> {
  const grant = { token: 'tok', expiresIn: 3600, userId: USER.id, remembered };
  const now = await stage({ '/auth/jwt/authorize': (_, response) => json(response, ok(grant)) }, { config });
  const { get: kept } = now.platform.local;
  now.platform.local.set(KEYS.picture, 'of an earlier session');
  await now.shell.session.start();
  return { ...now, kept };
}

test('a session that is not to be remembered keeps what is personal in the tab alone', async () => {
  const { platform, kept } = await signedIn(false);
  expect(kept(KEYS.picture)).toBe(null);
  const { local, session } = platform;
  for (const key of [KEYS.picture, KEYS.visits, KEYS.recentOrganisations, `${KEYS.table}orders`]) {
    local.set(key, USER.name);
    expect([local.get(key), session.get(key), kept(key)]).toEqual([USER.name, USER.name, null]);
    local.remove(key);
    expect(session.get(key)).toBe(null);
  }
  local.set(`${KEYS.texts}en`, 'texts');
  expect(kept(`${KEYS.texts}en`)).toBe('texts');
});

test('a document that begins with the stored token knows it, too', async () => {
  const now = await signedIn(false, { tokenStorage: 'session' });
  expect(JSON.parse(now.platform.session.get(KEYS.token) ?? '')).toMatchObject({ brief: true });
});

test.each([true, undefined, 'no'])('any other session is remembered: %j', async (remembered) => {
  const { platform, kept } = await signedIn(remembered);
  platform.local.set(KEYS.visits, USER.name);
  expect(kept(KEYS.visits)).toBe(USER.name);
  expect(kept(KEYS.picture)).not.toBe(null);
});
