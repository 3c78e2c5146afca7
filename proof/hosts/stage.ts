import { readFile } from 'node:fs/promises';
import { fakeServices, type SeenCall } from '@oms/shell/testing';
import { at } from '@oms/tools/paths';
import { serveFolder, typeOf } from '@oms/tools/static-server';
import { installed } from '../support/installed';
import type { Tab } from '../support/tab';
import { IN_PAGE } from './in-page';
import type { HostPage } from './pages';
import { bell } from './popups';
import { PROBE } from './probe';
import { fullWorld } from './world';

/** The CDN build, pages of hosts and the services at one address, for one browser. */
export interface Stage {
  readonly origin: string;
  /**
   * Opens a page in the tab.
   * @param shell whether the script of the shell is on it; else empty boxes of its elements’ size stand in their place
   */
  open(tab: Tab, page: HostPage, shell?: boolean): Promise<void>;
  /** The calls since the page was opened. */
  calls(): readonly SeenCall[];
  close(): Promise<void>;
}

const NONCE = 'bm9uY2U';

/** As a page of today's most careful hosts has it. */
const STRICT = [
  "default-src 'none'",
  `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
  `style-src 'nonce-${NONCE}'`,
  "connect-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  'trusted-types oms-shell',
].join('; ');

const LAYOUT = `<style>
    body { margin: 0 } .page { display: flex } main { flex: 1; min-width: 0; height: 1400px }
    oms-topnav:not(:defined) { display: block; height: 56px } oms-sidemenu:not(:defined) { display: block; width: 60px }
  </style>`;

/** The page with its library, as a team writes it. */
function pageHtml(page: HostPage, origin: string, shell: boolean, title = 'Host'): string {
  const { head, setup, keys, doctype = '<!doctype html>', root = '', body = '' } = page;
  const main = page.visits ? `<h1>${title}</h1><a href="/other">Go on</a>${page.main}` : page.main;
  const own = `<script src="/oms-shell.js" data-user-centre="${origin}/services" data-lang="en" data-console="${origin}"></script>`;
  const html = `${doctype}<html ${root}><head><meta charset="utf-8"><title>${title}</title>${LAYOUT}${head}${keys ? '<script>libraryHasKeys = true</script>' : ''}${PROBE}${shell ? own : ''}</head>
    <body ${body}><oms-topnav></oms-topnav><div class="page"><oms-sidemenu mode="flyout"></oms-sidemenu><main>${main}</main></div>
    <oms-feedback></oms-feedback><script>${setup}</script></body></html>`;
  return page.strict ? html.replaceAll(/<(script|style)\b/g, `<$1 nonce="${NONCE}"`) : html;
}

export async function startStage(): Promise<Stage> {
  const server = await serveFolder(at('dist/cdn'));
  const services = fakeServices({ ...fullWorld, userCentre: `${server.origin}/services` });
  server.answer('/services/', (request) => services.fetch(request));
  // Of the page's own origin, as teams keep their libraries; the scripts of one may ask for others.
  server.answer('/packages/', async ({ url }) => {
    const path = new URL(url).pathname.replace('/packages/', '');
    return new Response(await readFile(installed(path)), { headers: { 'content-type': typeOf(path) } });
  });
  return {
    origin: server.origin,
    async open(tab, page, shell = true) {
      services.reset();
      // A page that is not to be stored is not kept either when one leaves it.
      const headers: Record<string, string> = { 'cache-control': 'no-cache' };
      if (page.strict) headers['content-security-policy'] = STRICT;
      server.page('/page', pageHtml(page, server.origin, shell), headers);
      if (page.visits) {
        server.page('/other', pageHtml(page, server.origin, shell, 'Other'), headers);
        server.page('/bare', pageHtml(page, server.origin, false, 'Bare'), headers);
      }
      for (const [path, html] of Object.entries(page.around ?? {})) server.page(path, html);
      await tab.go(`${server.origin}${Object.keys(page.around ?? {}).at(-1) ?? '/page'}`);
      await tab.until('the page is ready', () => tab.run(`${IN_PAGE} return view.readyPage`));
      if (shell) await shown(tab);
    },
    calls: () => services.calls(),
    close: () => server.close(),
  };
}

/** Waits for all of the first view. */
export async function shown(tab: Tab): Promise<void> {
  await tab.see('button', /^Account/);
  await tab.see('button', /^Home$/);
  // The number comes by a call of its own, and what the loader has drawn stands until the elements take it over.
  await tab.until('the number of the bell', () =>
    tab.on<boolean>(...bell, 'return /1/.test(found.textContent)'),
  );
  await tab.until('the elements', () => tab.run(TAKEN_OVER));
}

const TAKEN_OVER = `
  ${IN_PAGE}
  const all = view.document.querySelectorAll('oms-topnav, oms-sidemenu');
  for (let at = 0; at < all.length; at++) if (!all[at].shadowRoot || all[at].shadowRoot[Symbol.for('oms.shell.painted')]) return false;
  return true;`;
