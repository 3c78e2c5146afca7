import { afterEach, describe, expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Handler, type Stage, stage, USER, until } from '../../../tests/support/shell-server';
import type { ResetReason } from '../../core/store/define-store';
import type { Shell } from '../../shell/shell';
import { feedbackFormStore } from './form-store';
import { change, type Mark, NO_MARKS } from './marks';
import { feedbackStore } from './store';

/** Both stores, as the open dialog has them; `send` sends what is written, and tells whether that succeeded. */
function storesOf(shell: Shell) {
  const form = shell.use(feedbackFormStore);
  const send = () =>
    form.send(form.$form.get()).then(
      () => true,
      () => false,
    );
  return { ...shell.use(feedbackStore), ...form, send };
}

const TEXT = 'The label printer stops';

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
  store.write({ description: TEXT, phone: USER.phone });
  return { shell, platform, store };
}

describe('the entered text of the feedback dialog', () => {
  test('outlives a sign-out in another tab', async () => {
    const { shell, platform, store } = await write();
    platform.receive({ type: 'signed-out' });
    await until(() => shell.session.$state.get().status === 'signed-out');
    expect([store.$open.get(), store.$form.get().description]).toEqual([true, TEXT]);
  });

  test.each<[ResetReason, boolean]>([
    ['language', true],
    ['user', true],
    ['organisation', false],
  ])('is kept at a reset for the reason %s; the dialog is open: %s', async (reason, open) => {
    const { store } = await write();
    store.reset(reason);
    expect([store.$open.get(), store.$form.get().description]).toEqual([open, TEXT]);
  });
});

const COVER: Mark = { id: 1, kind: 'cover', x: 1, y: 2, width: 3, height: 4 };
const UPLOADED = 'http://console.test/files/1/photo.png';
const photo = (name = 'photo.png', bytes = 3) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const uploads: Handler = (_, response) => json(response, ok({ entity: { id: '1', genUrl: UPLOADED } }));
const UPLOAD = '/api/v1/BizAttach/uploadFile';
/** An upload that lasts until the page is left. */
const never: Handler = () => new Promise(() => {});
const ADD = '/api/v2/userQuestion/add';
const accepts: Handler = (_, response) => json(response, ok({ id: '7' }));
const seen = (path: string) => current!.server.seen.filter((call) => call.path === path);

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
    store.write({ description: TEXT, phone: '123456' });
    store.setOpen(false);
    store.setOpen(true);
    expect(store.$form.get()).toMatchObject({ description: TEXT, phone: '123456' });
    store.discard();
    expect([store.$open.get(), store.$written.get()]).toEqual([false, false]);
    store.setOpen(true);
    expect(store.$form.get()).toMatchObject({ description: '', phone: USER.phone });
  });

  test('outlives a reload with its images and what is drawn on them; nothing is uploaded', async () => {
    const { store, shell } = await write({ [UPLOAD]: uploads });
    store.addImages([photo(), photo('huge.png', 4_000_000)]);
    await until(() => store.$form.get().images[0]?.whole !== null);
    store.drawOn(store.$form.get().images[0]!.id, change(NO_MARKS, [COVER]));
    shell.destroy();
    const { next, store: again } = await reload();
    expect(again.$form.get()).toMatchObject({
      description: TEXT,
      lost: ['huge.png'],
      images: [{ name: 'photo.png', status: 0, url: null, history: { marks: [COVER] } }],
    });
    expect(again.$form.get().images[0]?.file.size).toBe(3);
    expect(current!.server.seen.filter(({ path }) => path === UPLOAD)).toEqual([]);
    again.addImages([photo('other.png')]);
    expect(again.$form.get().lost).toEqual([]);
    next.destroy();
  });

  test('keeps an image with its covers in the pixels once the tool is closed; the page keeps the original', async () => {
    const { store, shell } = await write();
    store.addImages([photo()]);
    await until(() => store.$form.get().images[0]?.whole !== null);
    const { id, whole } = store.$form.get().images[0]!;
    store.drawOn(id, change(NO_MARKS, [COVER, { ...COVER, id: 2, kind: 'outline' }]));
    store.settle(id);
    await until(() => store.$form.get().images[0]?.whole !== whole);
    const kept = current!.platform.session.get('oms.feedbackImages')!;
    expect(kept).toContain(btoa('painted 1 of 3'));
    expect(kept).not.toContain(whole);
    expect(store.$form.get().images[0]!.file.size).toBe(3);
    // Taken away again while the page is open.
    store.drawOn(id, NO_MARKS);
    store.settle(id);
    await until(() => store.$form.get().images[0]?.whole === whole);
    shell.destroy();
  });

  test('that lost its covers comes back without its image', async () => {
    const { store, shell } = await write();
    store.addImages([photo()]);
    await until(() => store.$form.get().images[0]?.whole !== null);
    store.drawOn(store.$form.get().images[0]!.id, change(NO_MARKS, [COVER]));
    const { session } = current!.platform;
    session.set('oms.feedbackImages', session.get('oms.feedbackImages')!.replace('"cover"', '"other"'));
    shell.destroy();
    const { next, store: again } = await reload();
    expect(again.$form.get()).toMatchObject({ lost: ['photo.png'], images: [] });
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

  test('is not written to after the end of the shell', async () => {
    const { store, shell } = await write();
    store.addImages([photo()]);
    shell.destroy();
    const { session } = current!.platform;
    for (const key of session.keys()) session.remove(key);
    await until(() => store.$form.get().images[0]?.whole !== null);
    expect(session.keys()).toEqual([]);
  });

  test('is gone once it is sent', async () => {
    const { store, platform } = await write({
      '/api/v2/userQuestion/add': (_, response) => json(response, ok({ id: '7' })),
    });
    expect(platform.session.keys()).toContain('oms.feedbackDraft');
    expect(await store.send()).toBe(true);
    expect(platform.session.keys().filter((key) => key.startsWith('oms.feedback'))).toEqual([]);
  });

  test('that may have been sent before a reload is the same report and the same file to the service', async () => {
    let answers = false;
    const add: Handler = (call, response) =>
      answers ? accepts(call, response) : void response.socket?.destroy();
    const { store, shell, platform } = await write({ [UPLOAD]: uploads, [ADD]: add });
    store.addImages([photo()]);
    const sent = store.send();
    await until(() => {
      void platform.clock.advance(1000);
      return seen(ADD).length === 3;
    });
    await sent;
    shell.destroy();
    const { store: again } = await reload();
    answers = true;
    expect(await again.send()).toBe(true);
    const keys = (path: string) => new Set(seen(path).map(({ headers }) => headers['idempotency-key']));
    expect(keys(ADD).size).toBe(1);
    again.write({ description: TEXT, phone: '123456' });
    await again.send();
    expect(keys(ADD).size).toBe(2);
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

describe('sending', () => {
  test('uploads the images then, not before, and sends their addresses joined by commas', async () => {
    const { store } = await write({ [UPLOAD]: uploads, [ADD]: accepts });
    store.write({ description: TEXT, phone: '123456' });
    store.addImages([photo('a.png'), photo('b.png')]);
    store.drawOn(store.$form.get().images[1]!.id, change(NO_MARKS, [COVER]));
    expect(seen(UPLOAD)).toEqual([]);
    expect(await store.send()).toBe(true);
    expect(seen(UPLOAD)).toHaveLength(2);
    expect(seen(UPLOAD)[1]!.body).toContain('painted 1 of 3');
    expect(JSON.parse(seen(ADD)[0]!.body)).toEqual({
      questionDescription: TEXT,
      phone: '123456',
      attachment: `${UPLOADED},${UPLOADED}`,
    });
  });

  test('keeps everything where an image is refused; the next try uploads that one alone', async () => {
    let refuse = true;
    const { store } = await write({
      [UPLOAD]: (request, response) => {
        const refused = refuse && request.body.includes('b.png');
        json(
          response,
          refused ? { code: 10030, message: 'no such file' } : ok({ entity: { genUrl: UPLOADED } }),
        );
      },
      [ADD]: accepts,
    });
    store.addImages([photo('a.png'), photo('b.png')]);
    expect(await store.send()).toBe(false);
    expect(store.$form.get()).toMatchObject({
      description: TEXT,
      sending: false,
      error: { messageKey: 'feedback.notUploaded' },
      images: [
        { status: 2, error: null },
        { status: 0, url: null },
      ],
    });
    expect(seen(ADD)).toEqual([]);
    refuse = false;
    expect(await store.send()).toBe(true);
    expect(seen(UPLOAD)).toHaveLength(3);
  });

  test('is stopped while an image is uploaded; nothing is sent and nothing is lost', async () => {
    const { store } = await write({ [UPLOAD]: never, [ADD]: accepts });
    store.addImages([photo()]);
    const sent = store.send();
    await until(() => seen(UPLOAD).length === 1);
    expect(store.$form.get().images[0]).toMatchObject({ status: 1, percent: 99 });
    // Neither a second press nor a change reaches what is on its way.
    expect(await store.send()).toBe(false);
    store.drawOn(store.$form.get().images[0]!.id, change(NO_MARKS, [COVER]));
    store.addImages([photo('late.png')]);
    store.stop();
    expect(await sent).toBe(false);
    expect(seen(ADD)).toEqual([]);
    expect(store.$form.get()).toMatchObject({ sending: false, error: null });
    expect(store.$form.get().images).toMatchObject([{ status: 0, url: null, history: { marks: [] } }]);
  });

  test('uploads an image again that was changed after a failure', async () => {
    let fail = true;
    const { store } = await write({
      [UPLOAD]: uploads,
      [ADD]: (_, response) => json(response, fail ? { code: 1, message: 'later' } : ok({ id: '7' })),
    });
    store.addImages([photo()]);
    expect(await store.send()).toBe(false);
    expect(store.$form.get()).toMatchObject({
      error: { serverMessage: 'later' },
      images: [{ url: UPLOADED }],
    });
    store.drawOn(store.$form.get().images[0]!.id, change(NO_MARKS, [COVER]));
    fail = false;
    expect(await store.send()).toBe(true);
    expect(seen(UPLOAD)).toHaveLength(2);
    expect(seen(UPLOAD)[1]!.body).toContain('painted 1');
  });

  test('tells of the page only what was agreed to, and forgets that with the dialog', async () => {
    const { store } = await write({ [ADD]: accepts });
    store.tellEnvironment('Page: https://x.example/home');
    store.setOpen(false);
    expect(store.$form.get().environment).toBeNull();
    store.setOpen(true);
    store.tellEnvironment('Page: https://x.example/home');
    expect(await store.send()).toBe(true);
    expect(JSON.parse(seen(ADD)[0]!.body)).toMatchObject({ environment: 'Page: https://x.example/home' });
    expect(store.$form.get().environment).toBeNull();
  });
});
