import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type FakeServices, fakeServices } from '../../testing';
import { browserArgs, findBrowser } from '../../tools/browser.mjs';
import { type StaticServer, serveFolder } from '../../tools/static-server';
import { type ViteApp, viteApp } from './support/vite-app';

const TAGS =
  '<oms-topnav features="search notices user"></oms-topnav><oms-sidemenu mode="tree"></oms-sidemenu>';

/** As strict as a policy is: nothing inline, and no text becomes code. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src https: wss:; require-trusted-types-for 'script'";

const page = (name: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta charset="utf-8" />
    <title>${name}</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/src/${name}.js"></script>
  </head>
  <body>${body}</body>
</html>`;

const FILES = {
  'plain.html': page('plain', TAGS),
  'react.html': page('react', `<div id="app">${TAGS}</div>`),
  'deep/vue.html': page('vue', `<div id="app">${TAGS}</div>`),
  'src/plain.js': "import '@oms/shell/elements';",
  'src/react.js': `
    import { createElement as h } from 'react';
    import { createRoot } from 'react-dom/client';
    import '@oms/shell/elements';
    import { OmsSidemenu, OmsTopnav } from '@oms/shell/react';
    createRoot(document.getElementById('app')).render([
      h(OmsTopnav, { key: 1, features: 'search notices user' }),
      h(OmsSidemenu, { key: 2, mode: 'tree' }),
    ]);`,
  'src/vue.js': `
    import { createApp, h } from 'vue';
    import '@oms/shell/elements';
    createApp({
      render: () => [h('oms-topnav', { features: 'search notices user' }), h('oms-sidemenu', { mode: 'tree' })],
    }).mount('#app');`,
};
const PAGES = ['plain.html', 'react.html', 'deep/vue.html'];

/** All files of the bundle. Where an entry has only imports, Vite writes the imported files into the page instead of it. */
const BUNDLE = /\/assets\/(?!oms-shell-)[^/]+\.js$/;

/** The calls that a first view cannot do without. */
const FIRST = [
  'POST /auth/jwt/authorize',
  'GET /api/v1/My/getUserInfo',
  'GET /api/v1/Context/baseData',
] as const;

let app: ViteApp;
let server: StaticServer;
let browser: Browser;
const { hosts } = fakeServices().config;
const config = { hosts, lang: 'en', portal: true } as const;

beforeAll(async () => {
  app = await viteApp('vite', FILES, ['vue@3.5.45']);
  await app.build({
    base: './',
    plugins: [app.plugin.omsShell(config)],
    build: { rollupOptions: { input: PAGES.map((file) => app.at(file)) } },
  });
  server = await serveFolder(app.at('dist'));
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  app?.remove();
});

interface Visit {
  readonly page: Page;
  /** Lets the page have its bundle. */
  release(): void;
}

/** A person's browser, with the services answered for it. */
async function person(): Promise<{ context: BrowserContext; services: FakeServices }> {
  const services = fakeServices();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  onTestFinished(() => context.close());
  await services.route(context);
  return { context, services };
}

/** Opens a page whose bundle does not come before it is released. */
async function visit(context: BrowserContext, file: string): Promise<Visit> {
  const opened = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await opened.route(BUNDLE, async (route) => {
    await held;
    await route.continue();
  });
  await opened.addInitScript(watchPage);
  await opened.goto(`${server.origin}/${file}`, { waitUntil: 'commit' });
  return { page: opened, release };
}

/** Keeps what a person would see go wrong: shifts, refusals of the policy, and frames in which the menu is gone again. */
function watchPage(): void {
  const seen = { shifts: 0, refused: [] as string[], gaps: 0, shown: false };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    seen.refused.push(`${violatedDirective} ${blockedURI}`);
  });
  requestAnimationFrame(function look() {
    const row = document.querySelector('oms-sidemenu')?.shadowRoot?.querySelector('[part~=item], li');
    const isThere = !!row && row.getBoundingClientRect().height > 0;
    if (isThere) seen.shown = true;
    else if (seen.shown) seen.gaps++;
    requestAnimationFrame(look);
  });
}

/** The menu was there, and stayed. */
const FINE: Seen = { shifts: 0, refused: [], gaps: 0, shown: true };

type Seen = { shifts: number; refused: string[]; gaps: number; shown: boolean };
const seenOn = (opened: Page) => opened.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Whether the elements have rendered in the place of what was drawn before them. */
const takenOver = (opened: Page) =>
  opened.waitForFunction(() =>
    ['oms-topnav', 'oms-sidemenu'].every((tag) => {
      const root = document.querySelector(tag)?.shadowRoot as
        | { [painted: symbol]: unknown }
        | null
        | undefined;
      return customElements.get(tag) && root && !root[Symbol.for('oms.shell.painted')];
    }),
  );

const menu = (opened: Page) => opened.getByRole('navigation', { name: 'Main menu' });
const entries = (opened: Page) => menu(opened).getByRole('button').allInnerTexts();
const stored = (opened: Page) => opened.evaluate(() => localStorage.getItem('oms.picture'));

describe.each(PAGES)('the page %s', (file) => {
  it('shows its menu before the bundle is there, at the first visit and at the second, and nobody sees the elements take over', async () => {
    const { context, services } = await person();
    const first = await visit(context, file);
    await menu(first.page).getByRole('button').first().waitFor();
    for (const call of FIRST) expect.soft(services.calls(call).length, call).toBeGreaterThan(0);
    first.release();
    await takenOver(first.page);
    await expect.poll(() => stored(first.page)).not.toBeNull();
    const before = await entries(first.page);
    expect(await seenOn(first.page)).toEqual({ ...FINE, shifts: expect.closeTo(0, 4) });
    await first.page.close();

    const second = await visit(context, file);
    await menu(second.page).getByRole('button').first().waitFor();
    expect(await entries(second.page)).toEqual(before);
    second.release();
    await takenOver(second.page);
    expect(await entries(second.page)).toEqual(before);
    expect(await seenOn(second.page)).toEqual(FINE);
  });

  it('makes the first calls once, before the bundle is there', async () => {
    const { context, services } = await person();
    const counts = () => FIRST.map((call) => services.calls(call).length);
    const { page: opened, release } = await visit(context, file);
    // The public part of the base data, and the user's own.
    await expect.poll(counts).toEqual([1, 1, 2]);
    release();
    await takenOver(opened);
    await opened.waitForFunction(() => window.OmsShell.ready().then(() => true));
    expect(counts()).toEqual([1, 1, 2]);
  });
});

describe('what a person does to the picture', () => {
  /** A second visit, whose picture stands there without the bundle. */
  async function secondVisit(): Promise<Visit> {
    const { context } = await person();
    const first = await visit(context, 'react.html');
    first.release();
    await takenOver(first.page);
    await expect.poll(() => stored(first.page)).not.toBeNull();
    await first.page.close();
    const second = await visit(context, 'react.html');
    await menu(second.page).getByRole('button').first().waitFor();
    return second;
  }

  it('counts when the elements have taken over: the text of a field, and its focus', async () => {
    const { page: opened, release } = await secondVisit();
    const search = opened.getByRole('combobox').first();
    await search.fill('SO-1');
    release();
    await takenOver(opened);
    expect(await search.inputValue()).toBe('SO-1');
    await opened.keyboard.type('2');
    await expect.poll(() => search.inputValue()).toBe('SO-12');
  });

  it('counts when the elements have taken over: the button that was pressed', async () => {
    const { page: opened, release } = await secondVisit();
    await opened.getByRole('button', { name: /^Notifications/ }).click();
    release();
    await opened.getByRole('dialog', { name: 'Notifications' }).waitFor();
  });
});

it('leaves the first calls to the elements where it is told so', async () => {
  await app.build({
    plugins: [app.plugin.omsShell(config, { firstCalls: false })],
    build: { outDir: 'later', rollupOptions: { input: app.at('plain.html') } },
  });
  const later = await serveFolder(app.at('later'));
  onTestFinished(() => later.close());
  const { context, services } = await person();
  const opened = await context.newPage();
  let asked: number | undefined;
  await opened.route(BUNDLE, async (route) => {
    asked ??= services.calls().length;
    await route.continue();
  });
  await opened.goto(`${later.origin}/plain.html`);
  await menu(opened).getByRole('button').first().waitFor();
  expect(asked).toBe(0);
});

it('serves a page in development with the same tags', async () => {
  const dev = await app.serve({ base: '/app/', plugins: [app.plugin.omsShell(config)], server: { port: 0 } });
  onTestFinished(() => dev.close());
  await dev.listen();
  const origin = dev.resolvedUrls?.local[0]?.replace(/\/app\/$/, '') ?? '';
  const html = await (await fetch(`${origin}/app/plain.html`)).text();
  const [, script = ''] = /<script src="([^"]+)" data-user-centre="[^"]+" data-console=/.exec(html) ?? [];
  expect(script).toBe('/app/@oms-shell/oms-shell.head.js');
  for (const [address, type] of [
    [script, 'text/javascript'],
    ['/app/@oms-shell/oms-shell.css', 'text/css'],
  ] as const) {
    const reply = await fetch(origin + address);
    expect(reply.headers.get('content-type')).toBe(type);
    expect((await reply.text()).length).toBeGreaterThan(1000);
  }
});
