import { afterEach, describe, expect, test } from 'vitest';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import type { ResetReason } from '../../core/store/define-store';
import { feedbackStore } from './store';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

async function write() {
  current = await stage({});
  const { shell, platform } = current;
  shell.start();
  await until(() => shell.session.$state.get().status === 'signed-in');
  const store = shell.use(feedbackStore);
  store.setOpen(true);
  store.describe('The label printer stops');
  return { shell, platform, store };
}

describe('the entered text of the feedback dialog', () => {
  test('outlives a sign-out in another tab', async () => {
    const { shell, platform, store } = await write();
    platform.receive({ type: 'signed-out' });
    await until(() => shell.session.$state.get().status === 'signed-out');
    expect([store.$open.get(), store.$form.get().description]).toEqual([true, 'The label printer stops']);
  });

  test.each<[ResetReason, boolean]>([
    ['language', true],
    ['user', true],
    ['organisation', false],
  ])('after a reset for the reason %s is kept: %s', async (reason, kept) => {
    const { store } = await write();
    store.reset(reason);
    expect([store.$open.get(), store.$form.get().description !== '']).toEqual([kept, kept]);
  });
});
