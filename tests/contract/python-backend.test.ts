import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBackend, type Finding, isPassed } from '../../node/check/check';
import { at } from '../../tools/paths';
import { sharedBrowser } from '../../tools/shared-browser';
import { type StaticServer, serveFolder } from '../../tools/static-server';

let pages: StaticServer;
let python: ChildProcess;
let url: string;

beforeAll(async () => {
  pages = await serveFolder(at('dist/cdn'));
  python = spawn('python3', [
    at('docs/examples/python-backend/backend.py'),
    '--port',
    '0',
    '--page-origin',
    pages.origin,
  ]);
  url = await new Promise((resolve, reject) => {
    python.stdout?.once('data', (line) => resolve(String(line).trim()));
    python.once('error', reject);
    python.once('exit', (status) => reject(new Error(`python3 ended with ${status}`)));
  });
});
afterAll(async () => {
  python?.kill();
  await pages?.close();
});

async function post(path: string, cookie: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: pages.origin, cookie };
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function signIn(): Promise<{ cookie: string; token: string }> {
  const reply = await post('/auth/jwt/login', '', { username: 'alex@example.test', password: 'pier 9' });
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { data } = (await (await post('/auth/jwt/authorize', cookie, {})).json()) as {
    data: { token: string };
  };
  return { cookie, token: data.token };
}

const callsOf = (findings: readonly Finding[], state: Finding['state']) =>
  findings.filter((finding) => finding.state === state).map(({ call }) => call);

describe('the example backend in Python', () => {
  test('answers as the contract says, and is told what it does not have', async () => {
    const options = { urlOf: () => url, origin: pages.origin, ...(await signIn()) };
    const findings = await checkBackend(options);
    expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
    expect(isPassed(findings)).toBe(true);
    expect(callsOf(findings, 'ok')).toEqual(
      expect.arrayContaining([
        `OPTIONS ${url}`,
        'GET /api/v1/My/getUserInfo without a token',
        'POST /auth/jwt/authorize',
        'GET /api/v1/My/getUserInfo',
        'GET /api/v1/Context/baseData?noVerify=1',
        'GET /api/v1/Context/baseData',
        'GET /api/v1/BizNotify/stats',
        'GET /api/v1/BizNotify/loadData',
        'GET /api/v1/Organization/findByPage',
      ]),
    );
    expect(callsOf(findings, 'missing')).toContain('GET /api/v1/My/getUserProfile');
    expect(callsOf(findings, 'not tried')).toContain('POST /api/v1/UcUserFavMenu/saveAll');
  });

  test('keeps the contract in what it writes, where the check is told to write', async () => {
    const only = ['notices', 'markNotices', 'saveFavourites', 'saveUserOption'];
    const options = { urlOf: () => url, origin: pages.origin, only, ...(await signIn()) };
    const findings = await checkBackend(options);
    expect(findings.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  });

  test('is refused for another origin, and for a token that is not valid, in the names of header and code', async () => {
    const origin = 'http://other.test';
    const findings = await checkBackend({ urlOf: () => url, origin, token: 'old', only: ['userInfo'] });
    expect(isPassed(findings)).toBe(false);
    expect(findings[0]?.says).toContain(`access-control-allow-origin: expected ${origin}, got nothing`);
    expect(findings[1]?.says[0]).toBe('code 401 The token is not valid');
  });
});

describe('oms-shell check', () => {
  const run = (...args: string[]) => runWith({}, ...args);
  const runWith = (env: Record<string, string>, ...args: string[]) =>
    promisify(execFile)(process.execPath, [at('dist/bin/oms-shell.js'), 'check', ...args], {
      env: { ...process.env, ...env },
    });

  test('prints what each call lacks, wrong ones first, and ends with 0 where none of the first view does', async () => {
    const { cookie, token } = await signIn();
    const options = ['--origin', pages.origin, '--token', token, '--cookie', cookie];
    const { stdout } = await run(url, ...options);
    expect(stdout).toMatch(/^missing {4}.+\n/);
    expect(stdout).toMatch(/\nok +GET \/api\/v1\/My\/getUserInfo +first view\n/);
    expect(stdout).toMatch(
      /\n0 wrong, \d+ missing, 0 refused, \d+ ok, \d+ not tried\nNot tried, listed by --all: \d+ .+\n$/,
    );
    expect(stdout).not.toContain('UcUserFavMenu/saveAll');
    expect((await run(url, ...options, '--all')).stdout).toMatch(
      /\nnot tried +POST \/api\/v1\/UcUserFavMenu\/saveAll\n/,
    );
    const json = JSON.parse((await run(url, ...options, '--json', '--only', 'userInfo')).stdout);
    expect(json).toMatchObject({ passed: true, findings: [{ state: 'ok' }, { state: 'ok', says: [] }] });
  });

  test('gets its session by an account, whose password is in the environment, or by a cookie', async () => {
    const only = ['--origin', pages.origin, '--only', 'userInfo,notices', '--json'];
    const account = ['--account', 'alex@example.test', ...only];
    const { stdout } = await runWith({ OMS_SHELL_PASSWORD: 'pier 9' }, url, ...account);
    expect(JSON.parse(stdout)).toMatchObject({
      passed: true,
      findings: [{}, { state: 'ok' }, { state: 'ok' }],
    });
    const byCookie = await run(url, '--cookie', (await signIn()).cookie, ...only);
    expect(JSON.parse(byCookie.stdout)).toMatchObject({ passed: true });
    await expect(runWith({ OMS_SHELL_PASSWORD: 'pier 8' }, url, ...account)).rejects.toMatchObject({
      stderr:
        'Nobody could be signed in: POST /auth/jwt/login answers code 10001 The account or the password is wrong.\n',
    });
    await expect(runWith({ OMS_SHELL_PASSWORD: '' }, url, ...account)).rejects.toMatchObject({
      stderr: expect.stringMatching(/^--account needs the password in the environment: OMS_SHELL_PASSWORD=/),
    });
  });

  test('ends with 1 where a call is wrong, and names the header', async () => {
    await expect(run(url, '--origin', 'http://other.test')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('access-control-allow-credentials: expected true, got nothing'),
    });
  });

  test('says what is wrong with its options', async () => {
    await expect(run('uc.test')).rejects.toMatchObject({
      stderr: '"uc.test" is no address of a service, such as https://user-centre.example.\n',
    });
    await expect(run(url, '--service', 'bos=http://x.test')).rejects.toMatchObject({
      stderr: expect.stringMatching(/^--service takes boss, .*, not bos\.\n$/),
    });
  });
});

describe('the shell on the example backend in Python, from one tag', () => {
  const browser = sharedBrowser();

  async function open(
    lang: string,
    signedIn = true,
    console = pages.origin,
  ): Promise<{ page: Page; complaints: string[] }> {
    pages.page(
      '/page',
      `<!doctype html><html lang="${lang}"><link rel="stylesheet" href="/oms-shell.css"><body style="margin:0">
      <script defer src="/oms-shell.js" data-user-centre="${url}" data-console="${console}" data-lang="${lang}"></script>
      <oms-topnav></oms-topnav><div style="display:flex"><oms-sidemenu></oms-sidemenu><main><h1>OMS</h1></main></div></body></html>`,
    );
    const context = await browser().newContext({ viewport: { width: 1366, height: 768 } });
    if (signedIn) {
      const { cookie } = await signIn();
      const [name = '', value = ''] = cookie.split(/=(.*)/);
      await context.addCookies([{ name, value, url, httpOnly: true }]);
    }
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(`${pages.origin}/page`);
    return { page, complaints };
  }

  test.each([
    [
      'en',
      'Notifications',
      'Account',
      'Main menu',
      'Sales',
      'Order SO-0 waits',
      'Harbour Trading',
      'Alex Morgan',
    ],
    ['zh-CN', '消息通知', '账号', '主菜单', '销售', '订单 SO-0 待处理', '海港贸易', '周敏'],
  ])(
    'shows bar, menu and bell in %s',
    async (lang, bell, account, menu, group, notice, organisation, name) => {
      const { page, complaints } = await open(lang);
      const bar = page.getByRole('banner');
      await bar.getByText(organisation).first().waitFor();
      await page.getByRole('navigation', { name: menu }).getByText(group).waitFor();
      await bar.getByRole('button', { name: bell }).click();
      await page.getByRole('dialog', { name: bell }).getByText(notice).first().waitFor();
      if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}-${lang}.png` });
      await page.keyboard.press('Escape');
      await bar.getByRole('button', { name: account }).click();
      await page.getByText(name).first().waitFor();
      expect(complaints).toEqual([]);
    },
  );

  test('leads to its sign-in page whoever is not signed in, and back', async () => {
    const { page, complaints } = await open('en', false, url);
    await page.waitForURL(`${url}/login?**`);
    await page.getByLabel('Password').fill('pier 8');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await page.getByRole('alert').textContent()).toBe('The account or the password is wrong');
    await page.getByLabel('Password').fill('pier 9');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${pages.origin}/page`);
    await page.getByRole('banner').getByText('Harbour Trading').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

test('the example backend knows its cookie among those of other ports, and answers to any body', async () => {
  const { cookie } = await signIn();
  expect((await post('/auth/jwt/authorize', `prefs={"a": 1}; ${cookie}`, {})).status).toBe(200);
  expect((await post('/auth/jwt/login', '', [])).status).toBe(400);
});

describe('the sign-in page of the example backend', () => {
  const submit = (service: string, origin = url) =>
    fetch(`${url}/login?${new URLSearchParams({ service })}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username: 'alex@example.test', password: 'pier 9' }),
    });

  test('leads back to pages of the origin that it is for, and to no others', async () => {
    const back = async (service: string) => (await submit(service)).headers.get('location');
    expect(await back(`${pages.origin}/bills?id=7`)).toBe(`${pages.origin}/bills?id=7`);
    expect(await back(`${pages.origin}/订单/`)).toBe(`${pages.origin}/%E8%AE%A2%E5%8D%95/`);
    const broken = await submit(`${pages.origin}/\r\nX-Injected: yes`);
    expect(broken.headers.get('x-injected')).toBeNull();
    expect(broken.headers.get('location')).toMatch(/^\S+$/);
    for (const service of [
      'https://evil.test/',
      `${pages.origin}.evil.test/`,
      'javascript:alert(1)',
      '//evil.test/',
    ])
      expect(await back(service)).toBe(`${pages.origin}/`);
  });

  test('signs nobody in by the form of another site', async () => {
    const answer = await submit(pages.origin, 'https://evil.test');
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
    // What a form can send without asking first.
    const body = JSON.stringify({ username: 'alex@example.test', password: 'pier 9' });
    const headers = { origin: 'https://evil.test', 'content-type': 'text/plain' };
    const call = await fetch(`${url}/auth/jwt/login`, { method: 'POST', headers, body });
    expect(call.headers.get('set-cookie')).toBeNull();
  });
});
