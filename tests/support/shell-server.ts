import type { ServerResponse } from 'node:http';
import { afterEach } from 'vitest';
import en from '../../locales/en.json';
import zhCN from '../../locales/zh-CN.json';
import { readConfig } from '../../src/core/config/read';
import type { ShellConfigInput } from '../../src/core/config/types';
import { isOwnLang, languageOf } from '../../src/core/i18n/lang';
import { firstLang } from '../../src/page/language/first-lang';
import { createShell, type Shell } from '../../src/shell/shell';
import { fakeServices } from '../../testing';
import { type FakePlatform, fakePlatform } from './fake-platform';
import { json, ok, type Seen, serve, type TestServer } from './http-server';

/** Who is signed in, where, and with which menu; the replies are those of the fake services. */
const world = fakeServices({
  lang: 'zh-CN',
  user: { id: 'u1', name: '周敏', email: 'zhou.min@oceanway.cn' },
  organisations: [{ id: '1000412', name: '越洋优品', code: 'OWSZ-0318' }],
  systems: [{ id: '1000010', url: 'http://console.test', title: 'Console', label: '' }],
  menu: [
    {
      ...{ id: 'm1', title: '订单', icon: 'icon-order' },
      entries: [
        {
          ...{ id: '1', title: '订单管理' },
          entries: [{ id: '2', title: 'B2C 订单', url: '/home/b2corder', permission: 'order.b2c' }],
        },
      ],
    },
  ],
});

/** The `data` of a reply. */
async function dataOf<Data>(path: string): Promise<Data> {
  const headers = { authorization: `Bearer ${await world.getToken()}` };
  const reply = await world.fetch(`${world.config.hosts.userCentre}${path}`, { headers });
  return (await reply.json()).data;
}

interface Row {
  readonly id: string;
}

export const USER = await dataOf<
  Row & { name: string; phone: string; orgId: string; organization: Row & { name: string } }
>('/api/v1/My/getUserInfo');

export const PUBLIC_BASE = await dataOf<{ globalcatelogs: Row[]; systems: Row[] }>(
  '/api/v1/Context/baseData?noVerify=1',
);

export const MENU = await dataOf<{ menus: Row[] }>('/api/v1/Context/baseData');

export type Handler = (call: Seen, response: ServerResponse) => void | Promise<void>;

/** Answers to the calls of a shell's start, as the backend gives them; a test replaces some by path. */
export const START: Record<string, Handler> = {
  '/auth/jwt/authorize': (_, response) => json(response, ok({ token: 'tok', expiresIn: 3600, userId: 'u1' })),
  '/auth/jwt/logout': (_, response) => json(response, ok(null)),
  '/api/v1/My/getUserInfo': (_, response) => json(response, ok(USER)),
  '/api/v1/Context/baseData': (call, response) =>
    json(response, ok(call.query.get('noVerify') === '1' ? PUBLIC_BASE : MENU)),
  '/status/locale/findByPage': (_, response) => json(response, ok({ content: [], totalPages: 0 })),
};

export interface Stage {
  server: TestServer;
  platform: FakePlatform;
  shell: Shell;
  /** Another visit of the same browser: its storage and cookies, a new page. */
  visitAgain(config?: ShellConfigInput): Shell;
}

/** A shell on a real server and a browser in memory. The handler `*` answers every other path. */
export async function stage(
  handlers: Record<string, Handler> = {},
  options: { href?: string; cookies?: Record<string, string>; config?: ShellConfigInput } = {},
): Promise<Stage> {
  const all = { ...START, ...handlers };
  const server = await serve((call, response) => {
    const handler = all[call.path] ?? all['*'];
    return handler ? handler(call, response) : json(response, { code: 404, message: 'no such call' }, 404);
  });
  const platform = fakePlatform(options);
  const make = (extra: ShellConfigInput = {}) => {
    const base = { hosts: { userCentre: server.url, console: 'http://console.test' } };
    const origin = new URL(platform.location.href()).origin;
    const { config } = readConfig([base, options.config ?? {}, extra], origin);
    const lang = firstLang(config.lang, platform.cookies.get('lang'), isOwnLang);
    return createShell(config, platform, {
      wanted: lang,
      language: languageOf(lang),
      texts: lang === 'en' ? en : zhCN,
    });
  };
  return { server, platform, shell: make(), visitAgain: make };
}

/** Gives the tests of a file their stages; each ends with its test. To be called once, outside of tests. */
export function stages(): typeof stage {
  let current: Stage | null = null;
  afterEach(async () => {
    current?.shell.destroy();
    await current?.server.close();
    current = null;
  });
  return async (...args) => {
    current = await stage(...args);
    return current;
  };
}

/**
 * Time in ms that a condition has to become true. It is shorter than the limit of a test, so that the failure names the
 * line that waits.
 */
const CONDITION_TIMEOUT = 25_000;

/** Waits until the condition holds, however many turns that takes: the import of a file takes more turns on a slow machine. */
export async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + CONDITION_TIMEOUT;
  for (let turn = 0; !condition(); turn++) {
    if (performance.now() > end) throw new Error('the condition never became true');
    // After a while it leaves the processor to the code that it waits for.
    await new Promise((resolve) => (turn < 1000 ? setImmediate(resolve) : setTimeout(resolve, 1)));
  }
}
