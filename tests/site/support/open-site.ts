import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Frame, type Page } from 'playwright-core';
import { browserArgs, findBrowser } from '../../../tools/browser.mjs';
import { at } from '../../../tools/paths';
import { type StaticServer, serveFolder } from '../../../tools/static-server';

export const folder = at('dist/site');

/** The addresses of all pages below the root, such as `en/start/vue/`. */
export const addresses = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && file !== 'index.html' && !file.startsWith('frame'))
    .map((file) => file.replace('index.html', ''))
    .sort();

export const markupOf = (address: string): string =>
  readFileSync(join(folder, address, 'index.html'), 'utf8');

export interface OpenSite {
  readonly origin: string;
  open(address: string, look?: { width?: number; theme?: 'light' | 'dark' }): Promise<OpenPage>;
  close(): Promise<void>;
}

export interface OpenPage {
  readonly page: Page;
  /**
   * What the page and its examples have complained of: errors and warnings of the console, uncaught ones, files that
   * are missing.
   */
  readonly faults: string[];
  close(): Promise<void>;
}

/** The built site, served on a free port and opened in a browser. */
export async function openSite(): Promise<OpenSite> {
  const server: StaticServer = await serveFolder(folder);
  const browser: Browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  return {
    origin: server.origin,
    async open(address, { width = 1280, theme = 'light' } = {}) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(message.text());
      });
      page.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(`${server.origin}/${address}`);
      return { page, faults, close: () => context.close() };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The frame of the example at this place of the page, once its shell knows the user. */
export async function exampleOf(page: Page, index = 0): Promise<Frame> {
  const view = page.locator('.example-view').nth(index);
  await view.scrollIntoViewIfNeeded();
  const element = await view.locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The example has no frame');
  await frame.waitForFunction(() => {
    const shell = (window as { OmsShell?: { user?: unknown } }).OmsShell;
    return shell?.user;
  });
  return frame;
}
