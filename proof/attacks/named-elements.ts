import { fakeServices } from '@oms/shell/testing';
import { smallWorld } from '@oms/tools/small-world';
import type { StaticServer } from '@oms/tools/static-server';
import type { Browser, Page } from 'playwright-core';

const EVIL = 'https://evil.example';

/** Longer than a busy machine takes, ms. */
export const WAIT = 30_000;

/** Members of `document` that the loader, the shell or its libraries read: an element of that name stands in front of each. */
const members = [
  'currentScript',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'querySelector',
  'querySelectorAll',
  'getElementById',
  'createElement',
  'createElementNS',
  'createTextNode',
  'adoptedStyleSheets',
  'activeElement',
  'defaultView',
  'nodeType',
  'cookie',
  'head',
  'body',
  'documentElement',
  'location',
  'baseURI',
  'readyState',
  'hidden',
  'title',
  'hasFocus',
];

const evilScript = `${EVIL}/oms-shell.js`;

export type Place = 'before' | 'after';

/** Each on a page of its own: several would be one collection of that name. */
const single: readonly (readonly [place: Place, markup: string])[] = [
  ['before', `<embed name="currentScript" src="${evilScript}">`],
  ['before', `<object name="currentScript" data="${evilScript}"></object>`],
  ['before', `<iframe name="currentScript" srcdoc="${EVIL}"></iframe>`],
  ['before', '<img name="currentScript" src="x"><img name="currentScript" src="y">'],
  [
    'before',
    `<form name="currentScript"><input name="src" value="${evilScript}"><input name="dataset"></form>`,
  ],
  ['before', `<a id="OmsShell" href="${evilScript}">a</a>`],
  ['before', `<a id="OmsShell" name="queue" href="${EVIL}">a</a><a id="OmsShell" name="configure">b</a>`],
  ['before', '<form id="OmsShell"><input name="queue"></form>'],
  ['after', '<form id="OmsShell"><input name="configure"></form>'],
  ['before', '<form id="OmsShell"><input name="configure"></form>'],
  ['before', '<form id="OmsShell"><input name="request"><input name="ready"><input name="version"></form>'],
  ['before', '<form id="OmsShell"><input name="on"><input name="doctor"><input name="lang"></form>'],
  ['before', '<iframe name="OmsShell" srcdoc="<script>configure = () => {}</script>"></iframe>'],
  ['before', `<div data-oms-config>{"hosts":{"userCentre":"${EVIL}"}}</div>`],
  ['before', `<script type="text/plain" src="${evilScript}" data-user-centre="${EVIL}"></script>`],
  ['before', '<a id="customElements">a</a><a id="navigator">b</a><a id="queueMicrotask">c</a>'],
];

/**
 * Elements that `document` or `window` gives out under the names that the shell reads, and where they stand: before or
 * after its tag. Those of a row stand on one page, as they do not hide each other.
 */
export const namedElements: readonly (readonly [what: string, place: Place, markups: readonly string[]])[] = [
  [
    'pictures',
    'before',
    members.map((name) => `<img name="${name}" src="${evilScript}" data-user-centre="${EVIL}">`),
  ],
  ['forms', 'after', members.map((name) => `<form name="${name}" data-user-centre="${EVIL}"></form>`)],
  ...single.map(([place, markup]): [string, Place, string[]] => [markup, place, [markup]]),
];

/**
 * Shows a page, uses the shell on it.
 * @returns errors that nobody handled, requests for code or data to other origins, and what is not there
 */
async function use(page: Page, server: StaticServer, path: string, html: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`unhandled: ${message}`));
  page.on('request', (request) => {
    const url = request.url();
    // The markup's own pictures and frames are fetched by the browser.
    const own = ['image', 'other', 'document'].includes(request.resourceType());
    if (url.startsWith('http') && !url.startsWith(server.origin) && !own) faults.push(`strayed: ${url}`);
  });
  server.page(path, html);
  page.setDefaultTimeout(WAIT);
  await page.route(`${EVIL}/**`, (route) => route.abort());
  await fakeServices(smallWorld).route(page, { url: `${server.origin}/services` });
  await page.goto(server.origin + path, { waitUntil: 'commit' });
  try {
    await page.getByRole('link', { name: 'Entry' }).waitFor();
    await page.getByRole('button', { name: 'Notifications' }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).getByRole('tab').first().waitFor();
  } catch (error) {
    faults.push(`not there: ${(error as Error).message}`);
  }
  return faults;
}

/**
 * Shows a page on which elements bear the names that the shell reads.
 * @param path of the page, which no other has
 * @returns what went wrong
 */
export async function faultsOf(
  browser: Browser,
  server: StaticServer,
  path: string,
  { file, place, markup }: { file: string; place: Place; markup: string },
): Promise<string[]> {
  const tag = `<script src="/${file}" data-user-centre="${server.origin}/services" data-lang="en" data-console="${server.origin}"></script>`;
  const elements = '<oms-topnav></oms-topnav><oms-sidemenu mode="tree"></oms-sidemenu>';
  const content = (place === 'before' ? markup + tag : tag + markup) + elements;
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    return await use(page, server, path, `<!doctype html><title>Host</title><body>${content}`);
  } finally {
    await page.close();
  }
}
