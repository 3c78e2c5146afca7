import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownLangs } from '../../src/core/i18n/lang';
import { at } from '../../tools/paths';
import { sharedBrowser } from '../../tools/shared-browser';
import { type StaticServer, serveFolder } from '../../tools/static-server';

const snippet = (...args: string[]) =>
  execFileSync(process.execPath, [at('dist/bin/oms-shell.js'), 'snippet', ...args], {
    stdio: 'pipe',
  }).toString();
const addresses = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address!);

describe('oms-shell snippet', () => {
  it('names files of this build alone, below the given address', () => {
    const base = 'https://cdn.test/oms-shell/1.0.0';
    const all = addresses(snippet('--base', `${base}/`, '--elements', 'topnav, sidemenu'));
    expect(all).toHaveLength(3);
    for (const address of all) {
      expect(address.startsWith(`${base}/`), address).toBe(true);
      expect(existsSync(at('dist/cdn', address.slice(base.length + 1))), address).toBe(true);
    }
  });

  it('has the first call made by the browser, with the address that the loader looks for', () => {
    const own = ['--user-centre', 'https://uc.test/', '--lang', 'en', '--start', '/auth/jwt/start'];
    expect(snippet('--base', '/', ...own)).toContain(
      '<link rel="preload" as="fetch" href="https://uc.test/auth/jwt/start?contextId=&amp;lang=en" crossorigin="use-credentials">',
    );
  });

  it('writes no address that could end its attribute', () => {
    const html = snippet('--base', '/a"><script>b', '--user-centre', 'https://uc.test/"x&lt');
    expect(html).not.toMatch(/"x|<script>b/);
    expect(html).toContain('data-user-centre="https://uc.test/%22x&amp;lt"');
  });

  it.each([
    [
      ['--base', 'javascript:alert(1)'],
      /^--base cannot be "javascript:alert\(1\)"; allowed: an http or https base URL\.$/,
    ],
    [['--base', '/a', '--elements', 'header'], /^--elements cannot be "oms-header"; allowed: oms-/],
    [
      ['--base', '/a', '--start', '/start'],
      /^--start is a path of the user centre, .* needs --user-centre\.$/,
    ],
    [
      ['--base', '/a', '--user-centre', 'https://uc.test', '--start', '//evil.test/start'],
      /^--start is a path of the user centre/,
    ],
    [
      ['--base', '/a', '--lang', 'xx'],
      new RegExp(`^--lang cannot be "xx"; allowed: ${ownLangs().sort().join(', ')}\\.$`),
    ],
    [[], /^--base <url> is missing\.\n\nUsage: oms-shell snippet --base <url> \[options\]/],
  ])('refuses %j by name', (args, sentence) => {
    let said = '';
    try {
      snippet(...args);
    } catch (error) {
      said = (error as { stderr: Buffer }).stderr.toString().trim();
    }
    expect(said).toMatch(sentence);
  });

  describe('in a page', () => {
    let server: StaticServer;
    const browser = sharedBrowser();
    beforeAll(async () => {
      server = await serveFolder(at('dist/bench'));
    });
    afterAll(() => server?.close());

    it('has what draws the first view fetched before the loader is there, and nothing twice', async () => {
      const page = await browser().newPage();
      const asked: string[] = [];
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.route('**/oms-shell.js', async (route) => {
        await held;
        await route.continue();
      });
      // The page fetches what later presses and its next visit need, and the tracking, once it is idle or by timers of
      // 1 s and more, which a slow machine would reach.
      await page.addInitScript(`{
        window.requestIdleCallback = () => 0;
        const start = setTimeout;
        window.setTimeout = (work, ms = 0, ...rest) => (ms < 1000 ? start(work, ms, ...rest) : 0);
      }`);
      await page.goto(`${server.origin}/snippet.html?n=50`, { waitUntil: 'commit' });
      const parts = () => asked.filter((path) => path.includes('/parts/'));
      await expect.poll(parts).toEqual([expect.stringContaining('/frame-')]);
      release();
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button').first().waitFor();
      await page.getByRole('button', { name: /^Notifications/ }).waitFor();
      expect(parts().toSorted()).toEqual([...new Set(parts())].toSorted());
      expect(parts()).toHaveLength(5);
      await page.close();
    });
  });
});
