import type { BrowserContext, Page } from 'playwright-core';

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

/** What stands in the page now, in whichever shadow root, that would do harm once it is pressed, or is no markup of ours. */
export const dangersIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const addresses = [
      ...['href', 'xlink:href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'background'],
      ...['ping', 'srcdoc'],
    ];
    const look = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        const tag = element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1).slice(0, 200);
        for (const { name, value } of element.attributes) {
          if (name.startsWith('on')) found.push(tag);
          // Ours are written through the CSSOM, which shows them here; none of ours has an address.
          if (name === 'style' && /url\(|@import|expression|behavior/i.test(value)) found.push(tag);
          if (!addresses.includes(name) || value === '') continue;
          const url = new URL(value, document.baseURI);
          const isPicture = element.localName === 'img' && url.protocol === 'data:';
          if (!['http:', 'https:'].includes(url.protocol) && !isPicture) found.push(tag);
          const leads = element.localName === 'a';
          if (!leads && url.hostname.endsWith('evil.example')) found.push(tag);
          // A person who follows it leaves nothing behind, and what opens has no way back.
          if (leads && url.hostname.endsWith('evil.example') && !(element as HTMLAnchorElement).rel) {
            if ((element as HTMLAnchorElement).target === '_blank') found.push(tag);
          }
        }
        const hostile = 'iframe, object, embed, base, form[action], meta[http-equiv=refresh], math, template';
        if (element.matches(hostile)) found.push(tag);
        // What came as markup has no names, which would hide those of the page's own scripts.
        if (element.closest('.oms-html') && element.matches('[id], [name], [class]:not([class^=oms-html])'))
          found.push(tag);
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(document);
    return found;
  });

/**
 * Puts handlers of our own into the page, of each kind that needs time, and waits until they have run: those of a
 * payload, which came before, have too.
 */
export const outlasted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const place = document.createElement('div');
    const kinds = [
      '<img src=x onerror=RUN>',
      '<svg><svg onload=RUN></svg></svg>',
      '<details open ontoggle=RUN><summary>x</summary></details>',
      '<video src=x onerror=RUN></video>',
      '<video><source src=x onerror=RUN></video>',
      '<style>@keyframes x{}</style><b style="animation:x 1ms" onanimationstart=RUN>x</b>',
    ];
    const all = kinds.map(
      (_, kind) => new Promise((done) => Object.assign(window, { [`__ours${kind}`]: done })),
    );
    place.innerHTML = kinds.map((kind, at) => kind.replace('RUN', `__ours${at}()`)).join('');
    document.body.append(place);
    await Promise.all(all);
    place.remove();
  });
