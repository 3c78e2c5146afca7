import { type Browser, chromium, type Page } from 'playwright-core';
import { at } from '../../../scripts/paths';
import { hostPage } from '../../../scripts/sizes/stage';
import { browserArgs, findBrowser } from '../../../scripts/support/browser.mjs';
import { serveFolder } from '../../../scripts/support/static-server';
import { answerHttp } from '../../support/host-stage';
import type { LibraryPage } from './pages';
import { fullWorld } from './world';

/** A call that changes something, as the service got it. */
export interface Write {
  path: string;
  body: unknown;
}

export interface Opened {
  readonly page: Page;
  readonly writes: readonly Write[];
  /** Errors of the page that nobody has handled. */
  readonly unhandled: readonly string[];
}

export interface Stage {
  /** Opens the page with the shell, or as it is without it: then empty boxes of the shell's size stand in its place. */
  open(page: LibraryPage, shell?: boolean): Promise<Opened>;
  close(): Promise<void>;
}

/** The page of nobody: what the shell looks like there, it looks like everywhere. */
export const emptyPage: LibraryPage = { name: 'empty', head: '', main: '', setup: 'ready()', show: '' };

const BODY = `<style>
    body { margin: 0 } .page { display: flex } main { flex: 1; min-width: 0; height: 1400px }
    oms-topnav:not(:defined) { display: block; height: 56px } oms-sidemenu:not(:defined) { display: block; width: 60px }
  </style>`;

/** The natives that a page counts on, by what holds them. */
const NATIVES = `<script>
  natives = [Array, Object, Function, String, Promise, Map, Set, JSON, Element, Node, Document, EventTarget, Event, History, Storage, XMLHttpRequest, Date, RegExp]
    .flatMap((owner) => [owner, owner.prototype].filter(Boolean).flatMap((holder) =>
      Reflect.ownKeys(holder).map((key) => [holder, key, Object.getOwnPropertyDescriptor(holder, key)])));
  changedNatives = () => natives.filter(([holder, key, was]) => {
    const now = Object.getOwnPropertyDescriptor(holder, key);
    return !now || now.value !== was.value || now.get !== was.get || now.set !== was.set;
  }).map(([, key]) => String(key));
  counted = {};
  for (const type of ['click', 'keydown', 'input', 'focusin', 'submit'])
    document.addEventListener(type, (event) => {
      if (event.type === 'submit') event.preventDefault();
      if (event.target.closest?.('main')) counted[type] = (counted[type] ?? 0) + 1;
    });
  isReady = new Promise((done) => { ready = done });
</script>`;

/** One browser and one server for all pages. */
export async function startStage(): Promise<Stage> {
  const server = await serveFolder(at('dist/cdn'));
  const browser: Browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  const services = `${server.origin}/services`;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });

  return {
    async open({ head, main, setup }, shell = true) {
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      const writes: Write[] = [];
      const unhandled: string[] = [];
      page.on('pageerror', ({ message }) => unhandled.push(message));
      await page.route(`${server.origin}/packages/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({ path: at(pathname.replace('/packages/', 'node_modules/')) });
      });
      await answerHttp(page, services, fullWorld);
      page.on('request', (request) => {
        if (request.method() !== 'POST' || !request.url().startsWith(services)) return;
        const path = request.url().slice(services.length);
        if (!path.startsWith('/auth/'))
          writes.push({ path: path.replace(/\?.*/, ''), body: request.postDataJSON() });
      });
      const markup = `${BODY}<oms-topnav></oms-topnav>
        <div class="page"><oms-sidemenu mode="flyout"></oms-sidemenu><main>${main}</main></div>
        <oms-feedback></oms-feedback><script>${setup}</script>`;
      const html = hostPage({
        title: 'Host',
        services,
        markup,
        attributes: `data-lang="en" data-console="${server.origin}"`,
      });
      const tag = /<script src="\/oms-shell.js".*?<\/script>/;
      server.page(
        '/page',
        html.replace(tag, (own) => head + NATIVES + (shell ? own : '')),
      );
      await page.goto(`${server.origin}/page`);
      await page.evaluate('isReady');
      if (shell) {
        await page.getByRole('button', { name: /^Account/ }).waitFor();
        await page.locator('oms-sidemenu').getByRole('button', { name: 'Home' }).waitFor();
      }
      return { page, writes, unhandled };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
