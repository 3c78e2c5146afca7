import { beforeEach, describe, expect, test } from 'vitest';
import { makeEarlyCalls } from './early-calls';
import { dropEarlyReplies, keepEarlyReplies, takeEarlyReply } from './early-replies';

const UC = 'http://uc.test';
const at = (path: string, context = 'contextId=7&lang=en') =>
  `${UC}${path}${path.includes('?') ? '&' : '?'}${context}`;
const PATHS = { userInfo: '/api/v1/My/getUserInfo', baseData: '/api/v1/Context/baseData' };
const USER = at(PATHS.userInfo);
const MENU = at(PATHS.baseData);
const OPEN = at(`${PATHS.baseData}?noVerify=1`);
const STATS = at('/api/v1/BizNotify/stats');

let asked: { call: string; authorization: string | undefined }[];
beforeEach(() => {
  asked = [];
  dropEarlyReplies();
});

/** Makes the calls to a service with these replies, by method and path; any other call finds no network. */
function call(
  replies: Readonly<Record<string, unknown>>,
  start: string | null = null,
  contextId = '7',
  isUntitled = false,
  preloaded = '',
): void {
  const fetch = async (url: string, init: RequestInit = {}) => {
    const name = `${init.method ?? 'GET'} ${new URL(url).pathname}`;
    asked.push({
      call: name,
      authorization: (init.headers as Record<string, string> | undefined)?.authorization,
    });
    if (!(name in replies)) throw new TypeError('no network');
    const reply = replies[name];
    return reply instanceof Response ? reply : new Response(JSON.stringify(reply));
  };
  const given = {
    userCentre: UC,
    start,
    ...PATHS,
    contextId,
    lang: 'en',
    isUntitled,
    fetch: fetch as typeof globalThis.fetch,
    isPreloaded: (address: string) => address === preloaded,
  };
  keepEarlyReplies(makeEarlyCalls(given).replies, 0);
}

const take = async (url: string, token?: string, init: object = {}, now = 0) => {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await takeEarlyReply(url, { headers, ...init }, now, '7');
  return response ? ((await response.json()) as { data: unknown }).data : null;
};
const authorize = () => take(at('/auth/jwt/authorize'), undefined, { method: 'POST', body: '{}' });

const granted = { code: 200, data: { token: 't1', expiresIn: 60, userId: '1' } };
const single = {
  'POST /auth/jwt/authorize': granted,
  'GET /api/v1/My/getUserInfo': { code: 200, data: 'user' },
  'GET /api/v1/Context/baseData': { code: 200, data: 'base' },
};

test('the texts of titles come beside the sign-in, where no visit has left any', async () => {
  call({ ...single, 'GET /status/locale/findByPage': { code: 200, data: 'texts' } }, null, '7', true);
  expect(asked.slice(0, 2)).toEqual([
    { call: 'POST /auth/jwt/authorize', authorization: undefined },
    { call: 'GET /status/locale/findByPage', authorization: undefined },
  ]);
  const query = 'search[EQ_locale]=en&search[GT_opAt]=2019-01-01 00:00:00&page=1&rows=2000';
  const search = new URLSearchParams(`${query}&contextId=7&lang=en`);
  expect(await take(`${UC}/status/locale/findByPage?${search}`)).toBe('texts');
});

describe('each call by itself', () => {
  test('asks for public data beside the sign-in, and for the rest with its token', async () => {
    call(single);
    expect(asked.map(({ call }) => call)).toEqual([
      'POST /auth/jwt/authorize',
      'GET /api/v1/Context/baseData',
    ]);
    expect(await authorize()).toEqual(granted.data);
    expect(await take(OPEN)).toBe('base');
    expect(await take(USER, 't1')).toBe('user');
    expect(await take(MENU, 't1')).toBe('base');
    expect(asked.slice(2).map(({ authorization }) => authorization)).toEqual(['Bearer t1', 'Bearer t1']);
  });

  test('gives a reply once, to the same token, and for a minute', async () => {
    call(single);
    expect(await take(USER, 'other')).toBeNull();
    expect(await take(MENU, 't1')).toBe('base');
    expect(await take(MENU, 't1')).toBeNull();
    expect(await take(OPEN, undefined, {}, 60_001)).toBeNull();
  });

  test('never gives it to another body, to another organisation, or after a change', async () => {
    call(single);
    const body = { method: 'POST', body: '{"ticket":"omst_1"}' };
    expect(await take(at('/auth/jwt/authorize'), undefined, body)).toBeNull();
    expect(await take(at(PATHS.userInfo, 'contextId=8&lang=en'), 't1')).toBeNull();
    dropEarlyReplies();
    expect(await take(MENU, 't1')).toBeNull();
  });

  test('has no more than the refusal where nobody is signed in, and nothing without a network', async () => {
    call({ 'POST /auth/jwt/authorize': { code: 401, data: null } });
    expect(await authorize()).toBeNull();
    expect(await take(USER, 't1')).toBeNull();
    expect(await take(OPEN)).toBeNull();
    expect(asked).toHaveLength(2);
  });
});

describe('the one call for all', () => {
  const start = (replies: object) => ({ 'POST /start': { code: 200, data: { ...granted.data, replies } } });
  const all = {
    'GET /api/v1/My/getUserInfo': 'user',
    'GET /api/v1/Context/baseData': 'menu',
    'GET /api/v1/Context/baseData?noVerify=1': 'open',
    'GET /api/v1/BizNotify/stats': 'counts',
  };

  test('answers each of them, and no other is made', async () => {
    call(start(all), '/start');
    expect(await authorize()).toMatchObject(granted.data);
    expect([
      await take(USER, 't1'),
      await take(MENU, 't1'),
      await take(OPEN),
      await take(STATS, 't1'),
    ]).toEqual(['user', 'menu', 'open', 'counts']);
    expect(asked.map(({ call }) => call)).toEqual(['POST /start']);
  });

  test('ids beyond 2^53 keep their digits, on the way through it too', async () => {
    const menu = '{"labels":[844197938336447294]}';
    const text = `{"code":200,"data":{"token":"t1","replies":{"GET /api/v1/Context/baseData":${menu}}}}`;
    call({ 'POST /start': new Response(text) }, '/start');
    expect(await take(MENU, 't1')).toEqual({ labels: ['844197938336447294'] });
  });

  test('at a first visit it has answered for the user’s own organisation, and for no other', async () => {
    call(start(all), '/start', '');
    expect(await take(at('/api/v1/BizNotify/stats', 'contextId=8&lang=en'), 't1')).toBeNull();
    expect(await take(at('/api/v1/BizNotify/stats', 'contextId=77&lang=en'), 't1')).toBeNull();
    expect(await take(STATS, 't1')).toBe('counts');
  });

  test.each([
    ['what it leaves out', start({})],
    ['a reply that is none', { 'POST /start': 'x' }],
    ['replies that are none', { 'POST /start': { code: 200, data: { token: 't1', replies: [] } } }],
    ['a service without it', {}],
  ])('%s is asked for by itself', async (_, replies) => {
    call(replies, '/start');
    expect(await take(USER, 't1')).toBeNull();
    expect(await take(MENU, 't1')).toBeNull();
  });

  describe('that the page’s HTML has preloaded', () => {
    const address = `${UC}/start?contextId=&lang=en`;
    const ofOrganisation = (orgId: unknown, menu = 'menu') => ({
      code: 200,
      data: {
        ...granted.data,
        replies: {
          ...all,
          'GET /api/v1/My/getUserInfo': { id: '1', orgId },
          'GET /api/v1/Context/baseData': menu,
        },
      },
    });

    test('is taken, and no other is made', async () => {
      call({ 'GET /start': ofOrganisation('7') }, '/start', '7', false, address);
      expect(await authorize()).toMatchObject(granted.data);
      expect(await take(MENU, 't1')).toBe('menu');
      expect(asked.map(({ call }) => call)).toEqual(['GET /start']);
    });

    test.each([
      ['it is for another organisation', { 'GET /start': ofOrganisation('8', 'menu of 8') }],
      ['it names no organisation', { 'GET /start': ofOrganisation(null) }],
      ['the service refuses it', { 'GET /start': new Response('', { status: 405 }) }],
      ['it never came', {}],
    ])('is made as ever where %s', async (_, preloaded) => {
      call({ ...preloaded, 'POST /start': ofOrganisation('7') }, '/start', '7', false, address);
      expect(await take(MENU, 't1')).toBe('menu');
      expect(asked.map(({ call }) => call)).toEqual(['GET /start', 'POST /start']);
    });

    test('is left where the page has preloaded another address', async () => {
      call({ 'POST /start': ofOrganisation('7') }, '/start', '7', false, `${address}&x=1`);
      expect(await take(MENU, 't1')).toBe('menu');
      expect(asked.map(({ call }) => call)).toEqual(['POST /start']);
    });
  });
});
