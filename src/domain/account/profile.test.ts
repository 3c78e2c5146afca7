import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { profileStore } from './profile';

const PROFILE = '/api/v1/My/getUserProfile';

let current: Stage | null = null;
async function set(data: unknown) {
  current = await stage({ [PROFILE]: (_: Seen, response: ServerResponse) => json(response, ok(data)) });
  return { on: current, profile: current.shell.use(profileStore).profile };
}
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

describe('the profile', () => {
  test('is read with what it lacks', async () => {
    const { profile } = await set({
      email: 'a@b.c',
      lastLoginIp: null,
      lastLoginAt: {},
      roleLabel: 'KING',
    });
    await profile.refresh();
    expect(profile.$state.get().data).toEqual({
      name: 'a@b.c',
      email: 'a@b.c',
      phone: '',
      phoneProved: true,
      role: null,
      organisation: null,
      lastLoginIp: null,
      lastLoginAt: null,
      passwordChangedAt: null,
    });
  });

  test('has the organisation that the account belongs to', async () => {
    const { profile } = await set({
      name: '周敏',
      roleLabel: 'CLADM',
      organization: { id: 1000412, name: '越洋优品', code: 'OWSZ-0318' },
    });
    await profile.refresh();
    expect(profile.$state.get().data).toMatchObject({
      role: 'CLADM',
      organisation: { name: '越洋优品', code: 'OWSZ-0318' },
    });
  });

  test.each([null, [], 'x'])('is an error where the reply is %j', async (data) => {
    const { profile } = await set(data);
    await profile.refresh();
    expect(profile.$state.get().error).toMatchObject({
      kind: 'malformed',
      call: 'GET /api/v1/My/getUserProfile',
    });
  });

  test('is read again in another language, where it is shown', async () => {
    const { on, profile } = await set({ name: '周敏' });
    const stop = profile.$state.listen(() => {});
    await until(() => profile.$state.get().data !== null);
    await on.shell.i18n.setLang('en');
    await until(() => profile.$state.get().data !== null && !profile.$state.get().loading);
    expect(on.server.calls(PROFILE).map(({ query }) => query.get('lang'))).toEqual(['zh-CN', 'en']);
    stop();
  });
});
