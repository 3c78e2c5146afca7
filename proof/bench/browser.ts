import { type FakeServicesOptions, fakeServices } from '@oms/shell/testing';
import { browserArgs, findBrowser } from '@oms/tools/browser';
import { hostPage } from '@oms/tools/host-page';
import { at } from '@oms/tools/paths';
import { smallWorld } from '@oms/tools/small-world';
import { serveFolder } from '@oms/tools/static-server';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { BenchPage } from './bench-page';
import { installProbe } from './probe';

export interface PageOptions {
  /** Elements as markup. */
  markup: string;
  /** Replies beside those of the page that is weighed. */
  replies?: FakeServicesOptions['replies'];
  /** Of an earlier page: its storage and cookies are there. Default: a fresh one, which ends with the page. */
  context?: BrowserContext;
}

export interface BenchBrowser {
  readonly engine: Browser;
  open(options: PageOptions): Promise<BenchPage>;
  close(): Promise<void>;
}

/** A browser, and a host's page on the CDN build that is there. */
export async function startBrowser(): Promise<BenchBrowser> {
  const server = await serveFolder(at('dist/cdn'));
  const engine = await chromium.launch({
    executablePath: await findBrowser(),
    // Precise heap figures, and a collection when one is asked for.
    args: [...browserArgs, '--enable-precise-memory-info'],
  });
  const services = `${server.origin}/services`;
  return {
    engine,
    async open({ markup, replies = {}, context }) {
      const attributes = `data-console="${server.origin}" data-lang="en"`;
      server.page('/page', hostPage({ title: 'Bench', services, markup, attributes }));
      const own = context ?? (await engine.newContext({ viewport: { width: 1440, height: 900 } }));
      const page = await probed(own);
      await fakeServices({ ...smallWorld, replies }).route(page.page, { url: services });
      await page.page.goto(`${server.origin}/page`);
      return page;
    },
    async close() {
      await engine.close();
      await server.close();
    },
  };
}

/** A page with the probe in it. */
export async function probed(context: BrowserContext): Promise<BenchPage> {
  const page: Page = await context.newPage();
  // tsx compiles functions to calls of this helper, which a page lacks.
  await page.addInitScript('globalThis.__name = (fn) => fn;');
  await page.addInitScript(installProbe);
  const session = await context.newCDPSession(page);
  // Time of the thread, not of the wall: what else runs on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return new BenchPage(page, session);
}
