import { fakeServices } from '@oms/shell/testing';
import { browserArgs, findBrowser } from '@oms/tools/browser';
import { hostPage } from '@oms/tools/host-page';
import { at } from '@oms/tools/paths';
import { smallWorld } from '@oms/tools/small-world';
import { serveFolder } from '@oms/tools/static-server';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

/** A page of a host in Chromium, for what cannot be asked of every engine. */
export interface ChromiumPage {
  readonly page: Page;
  /** @param head stands before the script of the shell, `markup` behind it */
  open(head: string, markup: string): Promise<void>;
}

/**
 * To be called once in a file, outside of its tests. Each call of what it returns makes a page, which the end of the
 * file closes.
 */
export function inChromium(): () => Promise<ChromiumPage> {
  let make: () => Promise<ChromiumPage>;
  const closers: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
    closers.push(() => browser.close());
    make = async () => {
      const server = await serveFolder(at('dist/cdn'));
      closers.unshift(() => server.close());
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      const services = `${server.origin}/services`;
      const attributes = `data-lang="en" data-console="${server.origin}"`;
      return {
        page,
        async open(head, markup) {
          const tag = '<script src="/oms-shell.js"';
          const html = hostPage({ title: 'Host', services, markup, attributes });
          server.page(
            '/page',
            html.replace(tag, () => head + tag),
          );
          await fakeServices(smallWorld).route(page, { url: services });
          await page.goto(`${server.origin}/page`);
        },
      };
    };
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });
  return () => make();
}
