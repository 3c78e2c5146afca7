import type { BrowserContext, Page } from 'playwright-core';
import { findDangers, outlast } from './in-page';

export interface Witness {
  /** Scripts of the payloads that ran, in whichever frame, with the page's address. */
  readonly ran: string[];
  /** What was asked of hosts that are not the demo's. */
  readonly left: string[];
  /** Errors that nobody caught, questions of the browser, documents and windows that nobody opened. */
  readonly odd: string[];
}

/** Of the demo at these ports, or of no server. */
const ownAt =
  (portBase: number) =>
  ({ protocol, hostname, port }: URL): boolean =>
    ['data:', 'blob:', 'about:'].includes(protocol) ||
    (['localhost', '127.0.0.1'].includes(hostname) &&
      Number(port) >= portBase &&
      Number(port) < portBase + 20);

/** Listens from now on for what a payload would do. Nothing of it reaches a network. */
export async function witness(context: BrowserContext, portBase: number): Promise<Witness> {
  const isOwn = ownAt(portBase);
  const seen: Witness = { ran: [], left: [], odd: [] };
  await context.exposeBinding('__xss', ({ frame }) => void seen.ran.push(frame.url()));
  await context.route(
    (url) => !isOwn(url),
    (route) => route.abort(),
  );
  context.on('request', (request) => {
    if (!isOwn(new URL(request.url()))) seen.left.push(request.url());
  });
  context.on('dialog', (dialog) => {
    seen.odd.push(`dialog ${dialog.message()}`);
    // Where its page has gone on meanwhile there is nothing left to dismiss.
    dialog.dismiss().catch(() => {});
  });
  context.on('weberror', (error) => seen.odd.push(error.error().message));
  context.on('page', (page) => {
    page.on('popup', (popup) => seen.odd.push(`window ${popup.url()}`));
    page.on('frameattached', (frame) => seen.odd.push(`frame ${frame.url()}`));
  });
  return seen;
}

export const dangersIn = (page: Page): Promise<string[]> => page.evaluate(findDangers);

export const outlasted = (page: Page): Promise<void> => page.evaluate(outlast);
