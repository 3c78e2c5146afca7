import { afterEach, describe, expect, test } from 'vitest';
import { json, ok } from '../../tests/support/http-server';
import { type Stage, stage, until } from '../../tests/support/shell-server';
import { homeStore } from '../domain/home/store';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

const MINUTE = 60_000;

/** Whether the time of the next try is known. */
const isPlanned = ({ shell, platform }: Pick<Stage, 'shell' | 'platform'>) =>
  (shell.recovery.$next.get() ?? 0) > platform.clock.now();

/** A page whose services are away while it loads. */
async function loadedDuringOutage(options: { hidden?: boolean; minutes?: number } = {}) {
  const made = await stage({
    '/api/v1/Dashboard/summary': (_, response) => json(response, ok({ today: [] })),
    '/api/v1/TaskCenter/findList': (_, response) => json(response, ok([])),
  });
  current = made;
  const { shell, platform } = made;
  const service = { away: true, asked: 0 };
  const { fetch } = platform;
  platform.fetch = async (input, init) => {
    if (!service.away) return fetch(input, init);
    service.asked += 1;
    throw new TypeError('Failed to fetch');
  };
  if (options.hidden) platform.hide(true);
  shell.start();
  // A call gives up after its third try.
  await platform.clock.advance(2000);
  await until(() => isPlanned(made));
  await platform.clock.advance((options.minutes ?? 0) * MINUTE);
  expect(shell.session.$state.get().status).toBe('failed');
  const lives = () =>
    shell.session.$state.get().status === 'signed-in' && shell.navigation.base.$state.get().data !== null;
  const seconds = () => Math.round(((shell.recovery.$next.get() ?? 0) - platform.clock.now()) / 1000);
  return { ...made, service, lives, seconds };
}

describe('a page that met an outage while it loaded', () => {
  test('loads by itself, and says when it tries', async () => {
    const { platform, service, lives, shell, seconds } = await loadedDuringOutage();
    expect(seconds()).toBeGreaterThan(0);
    expect(seconds()).toBeLessThanOrEqual(4);
    service.away = false;
    await platform.clock.advance(4000);
    await until(lives);
    await until(() => shell.recovery.$next.get() === null);
    await shell.ready;
  });

  test.each<[string, (platform: Stage['platform']) => void]>([
    ['becomes visible', (platform) => platform.hide(false)],
    ['gets the focus', (platform) => platform.focus()],
    [
      'has a network again',
      (platform) => {
        platform.goOnline(false);
        platform.goOnline(true);
      },
    ],
  ])('loads at once when it %s', async (_, happens) => {
    const { platform, service, lives, seconds } = await loadedDuringOutage({ hidden: true, minutes: 30 });
    await until(() => seconds() > 5);
    service.away = false;
    happens(platform);
    await platform.clock.advance(2000);
    await until(lives);
  });

  test('in sight loads within 5 s of the end of an outage of any length', async () => {
    const { platform, service, lives, seconds } = await loadedDuringOutage({ minutes: 30 });
    await until(() => seconds() > 0);
    expect(seconds()).toBeLessThanOrEqual(5);
    service.away = false;
    await platform.clock.advance(5000);
    await until(lives);
  });

  test.each<[string, () => Response, number]>([
    ['a proxy says that the service is away', () => new Response('', { status: 502 }), 5],
    ['the service fails', () => new Response('', { status: 500 }), 60],
  ])('in sight, where %s, waits', async (_, reply, longest) => {
    const { platform, seconds } = await loadedDuringOutage();
    platform.fetch = async () => reply();
    await platform.clock.advance(10 * MINUTE);
    await until(() => seconds() > longest / 3);
    expect(seconds()).toBeLessThanOrEqual(longest);
  });

  test('out of sight tries more and more rarely', async () => {
    const { platform, service } = await loadedDuringOutage({ hidden: true, minutes: 10 });
    // A try is up to three calls for the sign-in, and three for the public part of the menu.
    service.asked = 0;
    await platform.clock.advance(10 * MINUTE);
    expect(service.asked).toBeGreaterThan(6);
    expect(service.asked).toBeLessThan(30);
  });

  test('does not try while the browser has no network', async () => {
    const { platform, service, shell } = await loadedDuringOutage();
    platform.goOnline(false);
    expect(shell.recovery.$next.get()).toBeNull();
    service.asked = 0;
    await platform.clock.advance(10 * MINUTE);
    expect(service.asked).toBe(0);
  });

  test('tries once in 2 s however often it gets the focus', async () => {
    const { platform, service } = await loadedDuringOutage({ minutes: 10 });
    platform.focus();
    await platform.clock.advance(0);
    const asked = service.asked;
    for (let times = 0; times < 50; times++) platform.focus();
    await platform.clock.advance(0);
    expect(service.asked).toBe(asked);
  });

  test('waits as long as the service asks for', async () => {
    const { platform, service, shell, seconds } = await loadedDuringOutage();
    platform.fetch = async () => {
      service.asked += 1;
      return new Response('', { status: 503, headers: { 'retry-after': '120' } });
    };
    await platform.clock.advance(4000);
    await until(() => seconds() > 100);
    expect(shell.session.$state.get().status).toBe('failed');
    service.asked = 0;
    await platform.clock.advance(110_000);
    expect(service.asked).toBe(0);
  });

  test('leaves nothing running when the page destroys the shell', async () => {
    const { platform, service, shell } = await loadedDuringOutage();
    shell.destroy();
    service.asked = 0;
    await platform.clock.advance(10 * MINUTE);
    expect(service.asked).toBe(0);
  });
});

test('a page that the network’s own sign-in has answered loads by itself once that is over', async () => {
  const made = await stage();
  current = made;
  const { shell, platform } = made;
  const { fetch } = platform;
  let portal = true;
  platform.fetch = async (input, init) =>
    portal ? new Response('<!doctype html><title>Hotel</title>') : fetch(input, init);
  shell.start();
  await platform.clock.advance(2000);
  await until(() => isPlanned(made));
  portal = false;
  await platform.clock.advance(4000);
  await until(() => shell.session.$state.get().status === 'signed-in');
});

test('a failure that does not pass by itself waits for the person', async () => {
  current = await stage({
    '/api/v1/My/getUserInfo': (_, response) => json(response, { code: 10001, message: 'no' }),
  });
  const { shell, platform, server } = current;
  shell.start();
  await until(() => shell.session.$state.get().status === 'failed');
  await platform.clock.advance(10 * MINUTE);
  expect(server.calls('/api/v1/My/getUserInfo')).toHaveLength(1);
  expect(shell.recovery.$next.get()).toBeNull();
});

test('the menu of the last visit is renewed after an outage', async () => {
  current = await stage();
  const { shell, platform, visitAgain } = current;
  shell.start();
  await shell.ready;
  shell.destroy();
  const { fetch } = platform;
  let away = true;
  platform.fetch = async (input, init) => {
    if (away) throw new TypeError('Failed to fetch');
    return fetch(input, init);
  };
  const again = visitAgain();
  again.start();
  await platform.clock.advance(2000);
  await until(() => isPlanned({ shell: again, platform }));
  expect(again.navigation.base.$state.get()).toMatchObject({ stale: true });
  away = false;
  await platform.clock.advance(4000);
  await until(() => !again.navigation.base.$state.get().stale);
  expect(again.navigation.base.$state.get().error).toBeNull();
  again.destroy();
});

test('figures of the home panel come by themselves, while they are shown', async () => {
  let works = false;
  current = await stage({
    '/api/v1/Dashboard/summary': (_, response) =>
      works ? json(response, ok({ today: [] })) : json(response, { code: 503 }, 503),
  });
  const { shell, platform, server } = current;
  const { dashboard } = shell.use(homeStore);
  const hide = dashboard.$state.listen(() => {});
  shell.start();
  const asked = () => server.calls('/api/v1/Dashboard/summary').length;
  // The two retries of the call, each after a wait.
  for (const times of [1, 2]) {
    await until(() => asked() === times);
    await until(() => platform.clock.waiting > 1);
    await platform.clock.advance(1000);
  }
  await until(() => dashboard.$state.get().error !== null);
  await until(() => isPlanned({ shell, platform }));
  works = true;
  await platform.clock.advance(4000);
  await until(() => asked() === 4);
  hide();
});
