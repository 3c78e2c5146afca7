import { afterEach, describe, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Handler, type Stage, stage, USER, until } from '../../../tests/support/shell-server';
import type { ResetReason } from '../../core/store/define-store';
import type { Shell } from '../../shell/shell';
import { feedbackFormStore } from './form-store';
import { feedbackStore } from './store';

/** Both stores, as the open dialog has them. */
const storesOf = (shell: Shell) => ({ ...shell.use(feedbackStore), ...shell.use(feedbackFormStore) });

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

async function write(handlers: Record<string, Handler> = {}) {
  current = await stage(handlers);
  const { shell, platform } = current;
  shell.start();
  await until(() => shell.session.$state.get().status === 'signed-in');
  const store = storesOf(shell);
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
  ])('is kept at a reset for the reason %s; the dialog is open: %s', async (reason, open) => {
    const { store } = await write();
    store.reset(reason);
    expect([store.$open.get(), store.$form.get().description]).toEqual([open, 'The label printer stops']);
  });
});

const PICTURE = 'data:image/jpeg;base64,/9j/';
const UPLOADED = 'http://console.test/files/1/photo.png';
const photo = (name = 'photo.png', bytes = 3) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const uploads: Handler = (_, response) => json(response, ok({ entity: { id: '1', genUrl: UPLOADED } }));
const UPLOAD = '/api/v1/BizAttach/uploadFile';
/** An upload that lasts until the page is left. */
const never: Handler = () => new Promise(() => {});

/** The form in the next document of the same tab. */
async function reload() {
  const next = current!.visitAgain();
  const store = storesOf(next);
  next.start();
  await until(() => next.session.$state.get().status === 'signed-in');
  return { next, store };
}

describe('a draft', () => {
  test('stays when the dialog closes, until it is discarded', async () => {
    const { store } = await write();
    store.setPhone('123456');
    store.setOpen(false);
    store.setOpen(true);
    expect(store.$form.get()).toMatchObject({ description: 'The label printer stops', phone: '123456' });
    store.discard();
    expect([store.$open.get(), store.$written.get()]).toEqual([false, false]);
    store.setOpen(true);
    expect(store.$form.get()).toMatchObject({ description: '', phone: USER.phone });
  });

  test('outlives a reload with its uploaded images, which are not uploaded again', async () => {
    const { store, shell } = await write({ [UPLOAD]: uploads });
    store.addImages([photo()]);
    await until(() => store.$form.get().images[0]?.status === 2);
    store.setPreview(store.$form.get().images[0]!.id, PICTURE);
    shell.destroy();
    const { next, store: again } = await reload();
    expect(again.$form.get()).toMatchObject({
      description: 'The label printer stops',
      lost: [],
      images: [{ name: 'photo.png', status: 2, url: UPLOADED }],
    });
    expect(again.$form.get().images[0]?.file.size).toBe(3);
    expect(current!.server.seen.filter(({ path }) => path === UPLOAD)).toHaveLength(1);
    next.destroy();
  });

  test('uploads an image again that was under way, and names one that was too big to be kept', async () => {
    const { store, shell } = await write({ [UPLOAD]: never });
    store.addImages([photo(), photo('huge.png', 4_000_000)]);
    await until(() => store.$form.get().images[0]?.whole !== null);
    shell.destroy();
    const { next, store: again } = await reload();
    expect(again.$form.get()).toMatchObject({
      lost: ['huge.png'],
      images: [{ name: 'photo.png', status: 1 }],
    });
    again.addImages([photo('other.png')]);
    expect(again.$form.get().lost).toEqual([]);
    next.destroy();
  });

  test('is known to the button before the form is loaded', async () => {
    const { shell } = await write();
    shell.destroy();
    const next = current!.visitAgain();
    const { $draft } = next.use(feedbackStore);
    next.start();
    await until(() => next.session.$state.get().status === 'signed-in');
    expect($draft.get()).toBe(true);
    next.use(feedbackFormStore).discard();
    expect($draft.get()).toBe(false);
    next.destroy();
  });

  test('is gone once it is sent', async () => {
    const { store, platform } = await write({
      '/api/v2/userQuestion/add': (_, response) => json(response, ok({ id: '7' })),
    });
    expect(platform.session.keys()).toContain('oms.feedbackDraft');
    expect(await store.send()).toBe(true);
    expect(platform.session.keys().filter((key) => key.startsWith('oms.feedback'))).toEqual([]);
  });

  test('is never shown to another user', async () => {
    let id = 'u1';
    const { shell } = await write({
      '/api/v1/My/getUserInfo': (_, response) => json(response, ok({ ...USER, id })),
      '/auth/jwt/authorize': (_, response) =>
        json(response, ok({ token: 'tok', expiresIn: 3600, userId: id })),
    });
    const kept = current!.platform.session.get('oms.feedbackDraft')!;
    await shell.session.logout();
    expect(current!.platform.session.get('oms.feedbackDraft')).toBeNull();
    current!.platform.session.set('oms.feedbackDraft', kept);
    shell.destroy();
    id = 'u2';
    const { next, store } = await reload();
    expect([store.$form.get().description, store.$written.get()]).toEqual(['', false]);
    expect(current!.platform.session.get('oms.feedbackDraft')).toBeNull();
    next.destroy();
  });

  test.each(['', '{', '[]', '{"user":"u1","description":7,"phone":null}', '{"user":"u2","description":"x"}'])(
    'in storage as %j leaves the form empty',
    async (text) => {
      current = await stage();
      current.platform.session.set('oms.feedbackDraft', text);
      current.platform.session.set('oms.feedbackImages', '{"user":"u1","images":[7,{"url":"javascript:x"}]}');
      const { next, store } = await reload();
      expect(store.$form.get().images).toEqual([]);
      expect(store.$form.get().description).toBe('');
      next.destroy();
    },
  );
});
