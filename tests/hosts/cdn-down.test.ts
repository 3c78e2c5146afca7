import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { snippetOf } from '../../node/cdn/snippet';
import { driveClock } from '../../tools/fast-clock';
import { at } from '../../tools/paths';
import { sharedBrowser } from '../../tools/shared-browser';

const build = at('dist/cdn');
const browser = sharedBrowser();
let page: Page;
const servers: Server[] = [];

afterEach(async () => {
  await page.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A file of the build, for every origin. */
const file: RequestListener = ({ url = '' }, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('content-type', url.endsWith('.css') ? 'text/css' : 'text/javascript');
  response.end(readFileSync(join(build, new URL(url, 'http://x').pathname)));
};

/** Opens a page with a strict policy and the tags of `oms-shell snippet`. */
async function open(cdn: string, fallback?: string, policy = `script-src ${cdn}; style-src 'self'`) {
  const snippet = snippetOf(build, { base: cdn, elements: ['topnav'], lang: 'en', fallback });
  const [head = '', body = '<oms-topnav></oms-topnav>'] = snippet.split('\n\n');
  const own = await serve((request, response) => {
    if (request.url?.endsWith('.css')) return file(request, response);
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', policy);
    response.end(
      `<!doctype html><html lang="en"><meta charset="gbk"><title>Host</title>${head}${body}<h1>Orders</h1></html>`,
    );
  });
  page = await browser().newPage();
  // The tries of a part lie up to 5 s apart.
  await page.clock.install();
  // Not `load`: a CDN may hang.
  await page.goto(own, { waitUntil: 'commit' });
  return page;
}

/** Ends the animation of the style sheet that shows the links. @returns how long it takes, ms */
const finishAnimation = () =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const duration = animation.effect?.getTiming().duration;
      animation.finish();
      return duration;
    }),
  );
const links = () => page.getByRole('link', { name: 'OMS', exact: true });

describe('a page with links of its own in the bar', () => {
  it.each([
    ['refuses', (_: unknown, { socket }: { socket: { destroy(): void } | null }) => socket?.destroy()],
    ['hangs', () => {}],
  ] as const)('has them once the CDN %s for 4 s, and is painted before', async (_, answer) => {
    await open(await serve(answer as RequestListener), '/oms-shell.css');
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    expect(await finishAnimation()).toEqual([4000]);
    await links().waitFor();
    await links().focus();
    expect(await page.locator('oms-topnav').evaluate((bar) => bar.clientHeight)).toBe(56);
  });

  it('does not show them where the shell is there', async () => {
    await open(await serve(file), '/oms-shell.css');
    await page.locator('oms-topnav:defined').waitFor({ state: 'attached' });
    expect(await links().isVisible()).toBe(false);
  });
});

describe('an element whose code cannot be had', () => {
  const told = () =>
    page.evaluate<string>(
      "window.OmsShell?.doctor?.().errors.map(({ code, message }) => code + ': ' + message).join() ?? ''",
    );
  const tellsOf = async (why: RegExp) => {
    let said = '';
    await driveClock(page, async () => {
      said = await told();
      return why.test(said);
    }).catch(() => expect(said).toMatch(why));
  };
  const part = (url = '') => url.includes('/parts/topnav');

  it.each([
    [
      'is not there',
      (response: { statusCode: number; end(): void }) => {
        response.statusCode = 404;
        response.end();
      },
      /\.js comes without Access-Control-Allow-Origin/,
    ],
    ['is not let in', null, /\.js comes without Access-Control-Allow-Origin/],
  ] as const)('says so, and why: a file that %s', async (_, refuse, why) => {
    const cdn = await serve((request, response) => {
      if (!part(request.url)) return file(request, response);
      if (refuse) return refuse(response);
      response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(join(build, new URL(request.url!, 'http://x').pathname)));
    });
    await open(cdn);
    await driveClock(page, () =>
      page
        .getByText('This part of the page could not be loaded')
        .or(page.getByText('此部分未能加载'))
        .isVisible(),
    );
    await tellsOf(why);
  });

  it.each([
    [404, 'text/html', /parts\/topnav[\w-]+\.js is HTTP 404, text\/html/],
    [200, 'text/html', /\.js is HTTP 200, text\/html/],
  ] as const)('says what the server answers: %i, %s', async (status, type, why) => {
    const cdn = await serve((request, response) => {
      if (!part(request.url)) return file(request, response);
      response.writeHead(status, { 'access-control-allow-origin': '*', 'content-type': type }).end('<p>');
    });
    await open(cdn);
    await tellsOf(why);
  });

  it('says that the page’s own policy refuses it', async () => {
    const cdn = await serve(file);
    await open(cdn, undefined, `script-src ${cdn}/oms-shell.js; style-src 'self' ${cdn}`);
    await tellsOf(/the page's policy needs script-src/);
  });
});
