import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { driveClock } from '../../tools/fast-clock';
import { sharedBrowser } from '../../tools/shared-browser';
import { type StaticServer, serveFolder } from '../../tools/static-server';
import { type LoaderFixture, loaderFixture } from './support/loader-fixture';

/** What the fixture's pages leave in their window. */
interface Probe {
  installed?: {
    baked: unknown;
    dataset: Record<string, string>;
    json: unknown;
    queue: unknown[];
    additions: unknown[];
  }[];
  OmsShell: Record<string, (...args: unknown[]) => unknown> & {
    queue: { push(...calls: unknown[]): number };
    request: Record<string, (...args: unknown[]) => Promise<unknown>>;
    version: string;
  };
  errors: { code: string; message: string }[];
  lang?: string;
  early?: object;
  demanded?: boolean;
  answer?: unknown;
  added?: string[];
}

const script = '<script src="/oms-shell.js" data-user-centre="https://uc.test"';
const topnav = '<oms-topnav></oms-topnav>';
const keepErrors = `<script>errors = []; document.addEventListener('oms-error', (event) => errors.push(event.detail))</script>`;

const browser = sharedBrowser();
let fixture: LoaderFixture;
let server: StaticServer;
let page: Page;
let said: string[];

beforeAll(async () => {
  fixture = await loaderFixture();
});
afterAll(() => fixture?.remove());
beforeEach(async () => {
  server = await serveFolder(fixture.folder);
  page = await browser().newPage();
  said = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`thrown: ${error.message}`));
  // The loader asks it for the session; nobody is signed in.
  await page.route(/^https:\/\/\w+\.test\//, (route) =>
    route.fulfill({
      contentType: 'application/json',
      headers: {
        'access-control-allow-origin': server.origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'content-type',
      },
      body: '{"code":401,"message":"","data":null}',
    }),
  );
});
afterEach(async () => {
  await page.close();
  await server.close();
});

async function open(html: string): Promise<void> {
  server.page('/page', `<!doctype html><link rel="icon" href="data:,"><title>Loader</title>${html}`);
  await page.goto(`${server.origin}/page`);
}
const up = (tag = 'topnav') => page.waitForSelector(`oms-${tag}[data-up]`, { state: 'attached' });
const probe = <T>(read: (window: Probe) => T) =>
  page.evaluate(`(${String(read)})(window)`) as Promise<Awaited<T>>;
const parts = () => server.asked.filter((path) => path.startsWith('/parts/')).sort();

describe('wherever the tag of the loader stands', () => {
  it.each([
    ['in the head', `${script}></script></head><body>${topnav}`],
    ['in the head, async', `${script} async></script></head><body>${topnav}`],
    ['in the head, deferred', `${script} defer></script></head><body>${topnav}`],
    ['behind the elements', `<body>${topnav}${script}></script>`],
  ])('%s', async (_, html) => {
    await open(html);
    await up();
    expect(await probe((window) => window.installed?.map(({ dataset }) => dataset.userCentre))).toEqual([
      'https://uc.test',
    ]);
    expect(said).toEqual([]);
  });

  it('makes the shell while its elements are on their way, once the scripts of the page have run', async () => {
    const held = async (path: string) => {
      let release = () => {};
      const end = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**${path}`, async (route) => {
        await end;
        await route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      return release;
    };
    const releaseElement = await held('/parts/topnav.js');
    await open(`${script}></script>${topnav}`);
    await page.waitForFunction(() => 'demanded' in window);
    releaseElement();

    await page.unroute('**/parts/topnav.js');
    const releaseScript = await held('/late.js');
    server.page(
      '/page',
      `<!doctype html><title>Loader</title><script defer src="/late.js"></script>${script}></script>${topnav}`,
    );
    await page.goto(`${server.origin}/page`, { waitUntil: 'commit' });
    await up();
    expect(await probe(({ demanded }) => demanded)).toBeUndefined();
    releaseScript();
  });

  it('added by a script long after the page was loaded', async () => {
    await open(topnav);
    await page.evaluate(() => {
      const tag = document.createElement('script');
      tag.src = '/oms-shell.js?v=2';
      tag.dataset.userCentre = 'https://uc.test';
      document.body.append(tag);
    });
    await up();
    expect(said).toEqual([]);
  });

  it('under a strict policy with Trusted Types', async () => {
    const policy =
      "default-src 'none'; img-src data:; script-src 'self'; connect-src https://uc.test; require-trusted-types-for 'script'; trusted-types 'none'";
    await open(`<meta http-equiv="Content-Security-Policy" content="${policy}">${script}></script>${topnav}`);
    await up();
    expect(said).toEqual([]);
  });
});

describe('what is loaded', () => {
  it('is nothing but the loader on a page without a tag', async () => {
    await open(`${script}></script>`);
    expect(parts()).toEqual([]);
  });

  it('is the core, the parts of the tags there, and later those of tags that come', async () => {
    await open(`${script}></script><body>${topnav}`);
    await up();
    expect(parts()).toEqual(['/parts/core.js', '/parts/shared.js', '/parts/topnav.js']);
    await page.evaluate(() => {
      const wrapper = document.createElement('div');
      wrapper.append(document.createElement('oms-feedback'));
      document.body.append(wrapper);
    });
    await up('feedback');
    expect(parts()).toEqual(['/parts/core.js', '/parts/feedback.js', '/parts/shared.js', '/parts/topnav.js']);
  });
});

describe('window.OmsShell', () => {
  it('takes calls before the loader, before the core and after', async () => {
    await open(`
      <script>
        window.OmsShell ||= { queue: [] };
        window.early = OmsShell;
        OmsShell.queue.push(['configure', { hosts: { userCentre: 'https://early.test' } }], ['setLang', 'en']);
      </script>
      <script src="/oms-shell.js"></script>
      <script>OmsShell.request.get('/path').then((value) => { answer = value })</script>`);
    await page.waitForFunction('window.answer');
    expect(await probe((window) => window.answer)).toBe('got /path');
    expect(await probe((window) => window.installed?.[0]?.queue)).toEqual([
      ['configure', { hosts: { userCentre: 'https://early.test' } }],
    ]);
    expect(await probe((window) => window.lang)).toBe('en');
    expect(await probe((window) => window.OmsShell.version)).toBe('fixture');
    // Both the page's own object and the shell's queue go on working.
    expect(await probe((window) => (window.early as Probe['OmsShell']).request.get?.('/b'))).toBe('got /b');
    await probe((window) => window.OmsShell.queue.push(['setLang', 'zh-CN']));
    expect(await probe((window) => window.lang)).toBe('zh-CN');
    expect(said).toEqual([]);
  });

  it('gives the core what the page has added, of each id the last, and later additions at once', async () => {
    await open(`
      <script>
        OmsShell = { queue: [['menu.add', { id: 'a', title: 'A', url: '/a' }], ['badge', 'a', 1]] };
      </script>
      ${script}></script>
      <script>
        OmsShell.menu.add({ id: 'b', title: 'B', url: '/b' });
        OmsShell.badge('a', 2);
        OmsShell.menu.remove('b');
        OmsShell.ready();
      </script>`);
    await page.waitForFunction('window.installed');
    expect(await probe((window) => window.installed?.[0]?.additions)).toEqual([
      ['menu.add', { id: 'a', title: 'A', url: '/a' }],
      ['badge', 'a', 2],
      ['menu.remove', 'b'],
    ]);
    await page.waitForFunction("OmsShell.user === 'somebody'");
    await page.evaluate("OmsShell.queue.push(['menu.add', { id: 'c', title: 'C', url: '/c' }])");
    expect(await probe((window) => window.added)).toEqual(['c']);
    expect(said).toEqual([]);
  });

  it('names what was pushed by mistake', async () => {
    await open(`${keepErrors}<script>OmsShell = { queue: [['nosuch', 1]] }</script>${script}></script>`);
    expect(await probe((window) => window.errors)).toEqual([
      expect.objectContaining({ code: 'unknown-call', message: expect.stringContaining('"nosuch"') }),
    ]);
  });

  it('gives the core the configuration of the page', async () => {
    await open(`<script src="/oms-shell.js" async></script>${topnav}
      <script type="application/json" data-oms-config>{ "hosts": { "userCentre": "https://json.test" } }</script>`);
    await up();
    expect(await probe((window) => window.installed?.[0]?.json)).toEqual({
      hosts: { userCentre: 'https://json.test' },
    });
  });

  it('says that a configuration block is not JSON, and goes on', async () => {
    await open(
      `${keepErrors}<script type="application/json" data-oms-config>{ oops }</script>${script}></script>${topnav}`,
    );
    await up();
    expect(await probe((window) => window.errors[0]?.code)).toBe('config-json');
  });
});

describe('before the core has come', () => {
  interface Report {
    version: string;
    policyRefusals: { directive: string; refused: string; add: string }[];
    refusedByPolicy: string[];
    errors: { message: string }[];
    connection: unknown;
  }
  const report = () => probe((window) => window.OmsShell.doctor?.() as unknown as Report);

  it('doctor() says at once what the page’s policy refuses, by which directive, and what to add', async () => {
    const policy = `script-src ${server.origin}/oms-shell.js 'unsafe-inline'`;
    await page.clock.install();
    await open(
      `<meta http-equiv="Content-Security-Policy" content="${policy}">${keepErrors}${script}></script>${topnav}
       <script>answer = OmsShell.doctor()</script>`,
    );
    // An answer, and not a promise of one: the core may never come.
    expect(await probe((window) => (window.answer as Report).policyRefusals)).toEqual(expect.any(Array));
    await expect.poll(async () => (await report()).policyRefusals.length).toBeGreaterThan(1);
    const { policyRefusals, refusedByPolicy, connection } = await report();
    expect(refusedByPolicy).toEqual(['script-src-elem']);
    expect(connection).toBeNull();
    expect(policyRefusals).toContainEqual({
      directive: 'script-src-elem',
      refused: `${server.origin}/parts/core.js`,
      add: `script-src ${server.origin}`,
    });
    await driveClock(page, async () => (await report()).errors.length > 0);
    expect((await report()).errors).toEqual([
      expect.objectContaining({ message: expect.stringContaining('see OmsShell.doctor()') }),
    ]);
  });

  it('lang is the language that the page will start in', async () => {
    const early = (attribute: string) =>
      open(`${script} ${attribute}></script><script>answer = OmsShell.lang</script>`);
    await early('');
    expect(await probe((window) => window.answer)).toBe('zh-CN');
    await early('data-lang="fr"');
    expect(await probe((window) => window.answer)).toBe('zh-CN');
    await early('data-lang="en"');
    expect(await probe((window) => window.answer)).toBe('en');
    await open(
      `<script type="application/json" data-oms-config>{"lang": "en"}</script>${script} data-lang="zh-CN"></script><script>answer = OmsShell.lang</script>`,
    );
    expect(await probe((window) => window.answer)).toBe('en');
    await open(
      `${script}></script><script>OmsShell.configure({ lang: 'en' }); answer = OmsShell.lang</script>`,
    );
    expect(await probe((window) => window.answer)).toBe('en');
    await page.context().addCookies([{ name: 'lang', value: 'en', url: server.origin }]);
    await early('');
    expect(await probe((window) => window.answer)).toBe('en');
    // What the page has chosen counts more than what was chosen elsewhere.
    await early('data-lang="zh-CN"');
    expect(await probe((window) => window.answer)).toBe('zh-CN');
  });
});

describe('a part that cannot be loaded', () => {
  it.each(['core', 'topnav', 'shared'])('is tried again (%s)', async (part) => {
    await page.clock.install();
    server.fail(new RegExp(`/${part}\\.js`), 2);
    await open(`${keepErrors}${script}></script>${topnav}`);
    await driveClock(page, async () => (await page.locator('oms-topnav[data-up]').count()) > 0);
    expect(await probe((window) => window.errors)).toEqual([]);
  });

  it('is reported when it stays away, and tried again when the network is back', async () => {
    await page.clock.install();
    server.fail(/core\.js/, Number.POSITIVE_INFINITY);
    await open(`${keepErrors}${script}></script>${topnav}`);
    await driveClock(page, () => page.evaluate('errors.length > 0'));
    expect(parts().filter((path) => path.includes('retry'))).toEqual(
      [2, 3].map((tries) => `/parts/core.js?retry=${tries}`),
    );
    expect(await probe((window) => window.errors)).toEqual([
      expect.objectContaining({ code: 'part', message: expect.stringMatching(/^could not load core: /) }),
    ]);
    server.heal();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await up();
  });
});

describe('a second loader', () => {
  it('leaves the first alone and warns once, naming both', async () => {
    const second = '<script src="/oms-shell.js?second" data-user-centre="https://other.test"></script>';
    await open(`${script}></script>${second}${second}${topnav}`);
    await up();
    expect(await probe((window) => window.installed?.map(({ dataset }) => dataset.userCentre))).toEqual([
      'https://uc.test',
    ]);
    expect(said).toEqual([expect.stringMatching(/^warning: .*oms-shell\.js\?second.*oms-shell\.js\)/)]);
  });
});
