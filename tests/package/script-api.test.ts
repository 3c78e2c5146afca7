import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { commandMethods, requestMethods, waitingMethods } from '../../src/page/script-api/methods';
import { fakeServices } from '../../testing';
import { browserArgs, findBrowser } from '../../tools/browser.mjs';
import { type StaticServer, serveFolder } from '../../tools/static-server';
import { type ViteApp, viteApp } from './support/vite-app';

const services = () =>
  fakeServices({
    lang: 'en',
    organisations: [{ id: '11', name: 'Harbour Trading' }],
    notices: [{ id: '31', title: 'Stock is low', content: 'Reorder' }],
    announcements: [{ id: '41', title: 'New rates', content: '<p>From May</p>' }],
    tasks: [{ id: '51', title: 'Check the count' }],
    replies: { 'GET /api/v1/Order/find': { id: '7' }, 'POST /api/v1/Order/save': { id: '7' } },
  });

const html = (script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Host</title><link rel="icon" href="data:," />${script}</head><body><div id="area"></div></body></html>`;
const ofBundle = (name: string) => html(`<script type="module" src="/src/${name}.js"></script>`);
const { hosts } = services().config;
const CONFIG = JSON.stringify({ hosts, lang: 'en', alerts: { announcement: false } });

/** The ways in which a page gets the package. */
const ENTRIES = ['script', 'elements', 'hooks', 'cdn'];

const FILES = {
  'script.html': ofBundle('script'),
  'elements.html': ofBundle('elements'),
  'hooks.html': ofBundle('hooks'),
  'cdn.html': html(
    `<script src="/cdn/oms-shell.js" data-lang="en"></script><script>OmsShell.configure(${CONFIG})</script>`,
  ),
  'src/script.js': `import { configureShell } from '@oms/shell'; configureShell(${CONFIG});`,
  'src/elements.js': `import { configureShell } from '@oms/shell'; import '@oms/shell/elements'; configureShell(${CONFIG});`,
  'src/hooks.js': `
    import { configureShell } from '@oms/shell';
    import { useCan } from '@oms/shell/react/base';
    configureShell(${CONFIG});
    window.used = useCan;`,
};

let app: ViteApp;
let server: StaticServer;
let browser: Browser;

beforeAll(async () => {
  app = await viteApp('script-api', FILES);
  const input = ['script.html', 'elements.html', 'hooks.html'].map((file) => app.at(file));
  await app.build({ publicDir: app.at('node_modules/@oms/shell/dist'), build: { rollupOptions: { input } } });
  server = await serveFolder(app.at('dist'));
  server.page('/cdn.html', FILES['cdn.html']);
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  app?.remove();
});

async function open(entry: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  onTestFinished(() => page.close());
  await services().route(page);
  await page.goto(`${server.origin}/${entry}.html`);
  await page.waitForFunction('window.OmsShell');
  return page;
}

type Method = (typeof commandMethods | typeof requestMethods | typeof waitingMethods)[number];

interface Call {
  /** Its arguments, as a page writes them. */
  readonly given: string;
  /** What a person does, for a call that waits for it. */
  readonly acts?: (page: Page) => Promise<void>;
  /** The code of the error, of a method that needs an element. */
  readonly refused?: string;
}

const close = (title: string) => async (page: Page) => {
  await page.getByRole('dialog', { name: title }).waitFor();
  await page.keyboard.press('Escape');
};

/** Each method that waits for the shell; the compiler names one that is missing. */
const CALLS: Readonly<Record<Method, Call>> = {
  mount: { given: "'select', '#area', { label: 'Warehouse', options: [{ value: '1', label: 'North' }] }" },
  notify: { given: "{ title: 'Saved' }" },
  confirm: {
    given: "{ title: 'Delete the order?' }",
    acts: (page) => page.getByRole('button', { name: 'OK', exact: true }).click(),
  },
  showAnnouncement: { given: "'41'", acts: close('New rates') },
  showNotice: { given: "'31'", acts: close('Stock is low') },
  showTask: { given: "'51'", acts: close('Check the count') },
  openGuide: { given: '', refused: 'no-provider' },
  'request.get': { given: "'/api/v1/Order/find'" },
  'request.post': { given: "'/api/v1/Order/save', { id: '7' }" },
  'request.upload': { given: "'/api/v1/BizAttach/uploadFile', new Blob(['a'])" },
  'request.download': { given: "'/api/v1/Order/find'" },
  ready: { given: '' },
  setLang: { given: "'en'" },
  reference: { given: "'warehouses'" },
  route: { given: '() => {}' },
  unsaved: { given: 'false' },
  upload: { given: "null, new Blob(['a'])" },
  download: { given: "'/api/v1/Order/find'" },
  switchOrganisation: { given: "'11'" },
  logout: { given: '' },
};

/** @returns 'done', or the code of the error */
async function outcome(page: Page, method: string, { given, acts }: Call): Promise<string> {
  const code = '(error) => (error && error.code) || String(error)';
  await page.evaluate(`window.outcome = OmsShell.${method}(${given}).then(() => 'done', ${code}), undefined`);
  await acts?.(page);
  return page.evaluate('window.outcome');
}

describe.each(ENTRIES)('a page that has the package by %s, without an element', (entry) => {
  it.each(Object.entries(CALLS))('may call %s first, and again after destroy()', async (method, call) => {
    const page = await open(entry);
    const wanted = call.refused ?? 'done';
    expect(await outcome(page, method, call)).toBe(wanted);
    if (method === 'logout') return;
    await page.evaluate('OmsShell.destroy()');
    expect(await outcome(page, method, call)).toBe(wanted);
  });
});
