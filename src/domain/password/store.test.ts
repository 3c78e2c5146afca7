import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { passwordStore } from './store';

const CHANGE = '/api/v1/My/changePassword';
const PROFILE = '/api/v1/My/getUserProfile';

let current: Stage | null = null;
async function set(handlers: Record<string, (call: Seen, response: ServerResponse) => void>, start = false) {
  current = await stage(handlers);
  if (start) current.shell.start();
  return { on: current, store: current.shell.use(passwordStore) };
}
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

const profile = (data: unknown) => ({
  [PROFILE]: (_: Seen, response: ServerResponse) => json(response, ok(data)),
});

describe('the change of the password', () => {
  test('renews a session that an expired password kept away', async () => {
    let expired = true;
    const { on, store } = await set(
      {
        ...profile({ name: '吴倩' }),
        [CHANGE]: (_, response) => {
          expired = false;
          json(response, ok(null));
        },
        '/api/v1/My/getUserInfo': (_, response) =>
          json(response, expired ? { code: 10003, message: '您的密码已过期，请修改' } : ok({ id: 'u1' })),
      },
      true,
    );
    await until(() => on.shell.session.$state.get().status === 'password-expired');
    await store.change('Old#2026', 'New#2026');
    expect(JSON.parse(on.server.calls(CHANGE)[0]?.body ?? '')).toEqual({
      currentPassword: 'Old#2026',
      newPassword: 'New#2026',
    });
    expect(store.$done.get()).toBe(true);
    await until(() => on.shell.session.$state.get().status === 'signed-in');
  });

  test.each([10011, 10012, 10013, 10002])('tells of the refusal %i', async (code) => {
    const { store } = await set({
      [CHANGE]: (_, response) => json(response, { code, message: 'refused' }),
    });
    await expect(store.change('a', 'b')).rejects.toMatchObject({
      code: String(code),
      serverMessage: 'refused',
    });
    expect(store.$done.get()).toBe(false);
  });
});
