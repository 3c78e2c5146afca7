import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { type FakeServicesOptions, fakeServices } from '../testing';
import { hostPage } from './host-page';
import { at } from './paths';
import { sharedBrowser } from './shared-browser';
import { smallWorld } from './small-world';
import { type StaticServer, serveFolder } from './static-server';

interface Host {
  /** Stands before the shell's script. */
  head?: string;
  /** Stands behind it. */
  markup: string;
  /** Served as `application/xhtml+xml`: then all markup must be XML. */
  xhtml?: boolean;
  /** What the services have; without it the world of a page that is weighed. */
  world?: FakeServicesOptions;
}

/** A page of a host with its own libraries on it, the shell of dist/cdn, and services that are answered here. */
export interface HostStage {
  readonly server: StaticServer;
  readonly page: Page;
  /** Errors of the page that nobody has handled. */
  readonly unhandled: readonly string[];
  open(host: Host): Promise<void>;
  close(): Promise<void>;
}

/**
 * Answers the calls of a page, and leaves it its own `WebSocket`: what Playwright puts in its place uses the page's
 * JSON, which libraries of the page replace.
 */
export function answerHttp(page: Page, services: string, world: FakeServicesOptions): Promise<void> {
  const calls = { route: page.route.bind(page), routeWebSocket: async () => {} };
  return fakeServices(world).route(calls as unknown as Page, { url: services });
}

/** A stage besides those of `hostStages`; to be closed. */
export async function hostStage(browser: Browser): Promise<HostStage> {
  const server = await serveFolder(at('dist/cdn'));
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const unhandled: string[] = [];
  page.on('pageerror', ({ message }) => unhandled.push(message));
  return {
    server,
    page,
    unhandled,
    async open({ head = '', markup, xhtml = false, world = smallWorld }) {
      const services = `${server.origin}/services`;
      const attributes = `data-lang="en" data-console="${server.origin}"`;
      const tag = '<script src="/oms-shell.js"';
      const html = hostPage({ title: 'Host', services, markup, attributes }).replace(tag, () => head + tag);
      if (!xhtml) server.page('/page', html);
      else {
        const body = html.replace(/^<!doctype html>(<title>.*?<\/title>)/, '<head>$1</head><body>');
        await page.route(`${server.origin}/page`, (route) =>
          route.fulfill({
            contentType: 'application/xhtml+xml',
            body: `<html xmlns="http://www.w3.org/1999/xhtml">${body}</body></html>`,
          }),
        );
      }
      await answerHttp(page, services, world);
      await page.goto(`${server.origin}/page`);
    },
    async close() {
      await page.close();
      await server.close();
    },
  };
}

/** Gives every test of a file a stage of its own, in the browser of the run. To be called once, outside of tests. */
export function hostStages(): () => HostStage {
  const browser = sharedBrowser();
  let stage: HostStage;
  beforeEach(async () => {
    stage = await hostStage(browser());
  });
  afterEach(() => stage.close());
  return () => stage;
}
