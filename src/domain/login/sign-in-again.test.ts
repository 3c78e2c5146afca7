import { expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Handler, stages, until } from '../../../tests/support/shell-server';
import { signInAgainStore } from './sign-in-again';

const set = stages();

const TICKET = `omst_${'c'.repeat(32)}`;

/** A page whose session has lapsed, and how the service answers from then on. */
async function lapsed(href: string) {
  const service = { user: 'u1' as string | null, reachable: true };
  const authorize: Handler = (call, response) => {
    if (!service.reachable) return void response.destroy();
    const byTicket = call.body.includes(TICKET);
    return service.user === null && !byTicket
      ? json(response, { code: 401 }, 401)
      : json(response, ok({ token: 'tok', expiresIn: 3600, userId: 'u1' }));
  };
  const stage = await set({ '/auth/jwt/authorize': authorize }, { href });
  const { shell, platform, server } = stage;
  platform.view.canType = true;
  shell.commands.provide('askToSignIn', async () => {});
  await shell.session.start();
  service.user = null;
  platform.receive({ type: 'signed-out' });
  await until(() => shell.session.$lapse.get() !== null);
  const asked = () => server.calls('/auth/jwt/authorize').length;
  return { ...stage, service, asked, store: shell.use(signInAgainStore) };
}

const over = ({ shell }: Awaited<ReturnType<typeof lapsed>>) =>
  until(() => shell.session.$lapse.get() === null);

/** A window that the browser has opened. */
function smallWindow() {
  const led: string[] = [];
  return { led, go: (url: string) => void led.push(url), close: () => {} };
}

test.each(['focus', 'sight', 'network', 'cookie'])(
  'a sign-in on another host of the site is noticed: %s',
  async (how) => {
    const page = await lapsed('http://127.0.0.1:1/orders');
    const { platform, service, asked } = page;
    const before = asked();
    service.user = 'u1';
    // Nothing is asked of the service until there is a reason.
    await platform.clock.advance(60_000);
    expect(asked()).toBe(before);
    if (how === 'focus') platform.focus();
    else if (how === 'sight') platform.hide(false);
    else if (how === 'network') platform.goOnline(true);
    else {
      platform.jar.delete('userId');
      await platform.clock.advance(2_000);
      expect(asked()).toBe(before);
      platform.cookies.set('userId', 'u1', { days: 1 });
      await platform.clock.advance(2_000);
    }
    await over(page);
    expect(asked()).toBe(before + 1);
    platform.focus();
    expect(asked()).toBe(before + 1);
  },
);

test('a service out of reach is asked again at the next look', async () => {
  const page = await lapsed('http://127.0.0.1:1/orders');
  const { platform, service, shell } = page;
  Object.assign(service, { user: 'u1', reachable: false });
  platform.focus();
  for (let wait = 0; wait < 20; wait++) await platform.clock.advance(1000);
  expect(shell.session.$lapse.get()).not.toBeNull();
  service.reachable = true;
  await until(() => {
    platform.focus();
    return shell.session.$lapse.get() === null;
  });
});

test('a small window leads to the login page, and only the ticket with its state is taken, once', async () => {
  const page = await lapsed('http://partner.test/orders?week=7');
  const { platform, store, asked } = page;
  const small = smallWindow();
  store.open(small);
  expect(store.$small.get().status).toBe('open');
  const service = new URL(new URL(small.led[0]!).searchParams.get('service')!);
  expect(service.searchParams.get('omsState')).toBe('tab.a-secret');
  const before = asked();
  const posted = platform.posted.length;
  platform.receive({ type: 'ticket', state: 'tab.forged', ticket: TICKET });
  expect(platform.posted).toHaveLength(posted);
  platform.receive({ type: 'ticket', state: 'tab.a-secret', ticket: TICKET });
  expect(platform.posted.at(-1)).toEqual({ type: 'ticket-taken', state: 'tab.a-secret' });
  await over(page);
  expect(asked()).toBe(before + 1);
  platform.receive({ type: 'ticket', state: 'tab.a-secret', ticket: TICKET });
  expect(asked()).toBe(before + 1);
});

test('a ticket that comes after ten minutes is not taken', async () => {
  const { platform, store, asked } = await lapsed('http://partner.test/orders');
  store.open(smallWindow());
  await platform.clock.advance(600_000);
  const before = asked();
  const posted = platform.posted.length;
  platform.receive({ type: 'ticket', state: 'tab.a-secret', ticket: TICKET });
  expect(asked()).toBe(before);
  expect(platform.posted).toHaveLength(posted);
});

test('a refused window is said', async () => {
  const { store } = await lapsed('http://partner.test/orders');
  store.open(null);
  expect(store.$small.get()).toEqual({ status: 'refused', error: null });
});

test('where the dialog cannot be had the browser asks, and asks again at the next look', async () => {
  const { shell, platform, server } = await set({}, { href: 'http://127.0.0.1:1/orders' });
  void server;
  platform.view.canType = true;
  shell.commands.provide('askToSignIn', () => Promise.reject(new Error('404')));
  await shell.session.start();
  platform.receive({ type: 'signed-out' });
  await until(() => shell.session.$lapse.get() !== null);
  await until(() => {
    void platform.clock.advance(1000);
    return platform.questions.length === 1;
  });
  expect(platform.questions).toEqual(['登录已失效，请重新登录']);
  expect(platform.assigned).toEqual([]);
  platform.view.answers = true;
  platform.hide(true);
  platform.hide(false);
  expect(platform.questions).toHaveLength(2);
  await until(() => platform.assigned.length > 0);
});
