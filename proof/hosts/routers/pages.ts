import { readFileSync } from 'node:fs';
import type { HostStage } from '@oms/tools/host-stage';
import { shown } from '@oms/tools/routers/documented';
import { LAYOUT, openOrders, servicesOf, TITLES } from '@oms/tools/routers/stage';
import { installed } from '../../support/installed';

interface Library {
  /** Its scripts, below node_modules. */
  readonly scripts: readonly string[];
  /** What the host itself has in its head: which links the library takes. */
  readonly own: string;
  /** The files of the document that route the shell and keep the library off links. */
  readonly code: readonly string[];
  /** The file of the document that has the elements; else they stand outside of what is swapped. */
  readonly markup?: string;
  readonly body?: string;
}

const ELEMENTS = '<oms-topnav></oms-topnav><oms-sidemenu></oms-sidemenu>';

/** Libraries that fetch pages of the server and swap what is in the body. */
const swapping = {
  Turbo: {
    scripts: ['@hotwired/turbo/dist/turbo.es2017-umd.js'],
    own: '',
    code: ['turbo.js', 'turbo-unsaved.js'],
    markup: 'turbo.html',
  },
  pjax: {
    scripts: ['jquery/dist/jquery.js', 'jquery-pjax/jquery.pjax.js'],
    own: "$(document).pjax('main a', '#main', { fragment: '#main' });",
    code: ['pjax.js', 'pjax-unsaved.js'],
  },
  htmx: {
    scripts: ['htmx.org/dist/htmx.js'],
    own: '',
    code: ['htmx.js'],
    markup: 'htmx.html',
    body: 'hx-boost:inherited="true"',
  },
} satisfies Record<string, Library>;

type Swapping = keyof typeof swapping;
export const swappingLibraries = Object.keys(swapping) as Swapping[];

/** The texts of the scripts, by the names that pages have them under. */
const scriptsOf = (library: Swapping): readonly [name: string, text: string][] =>
  swapping[library].scripts.map((path) => [
    `/${path.split('/').at(-1)}`,
    readFileSync(installed(path), 'utf8'),
  ]);

/**
 * A page of a server whose links a library takes. `kept`: with the elements as the document has them; else they are of
 * the body as anything.
 */
function pageOf(library: Swapping, title: string, attributes: string, kept = true): string {
  const { own, code, markup, body = '' }: Library = swapping[library];
  const elements = kept && markup ? shown(markup) : ELEMENTS;
  const scripts = scriptsOf(library).map(([name]) => `<script src="${name}"></script>`);
  return `<!doctype html><html><head><title>${title}</title>${LAYOUT}${scripts.join('')}
    <script src="/oms-shell.js" ${attributes} async></script>
    <script>${own}
      ${code.map(shown).join('')}</script></head>
    <body ${body}>${elements.replaceAll('<oms-sidemenu', '<oms-sidemenu mode="tree"')}<oms-notice-center id="bell"></oms-notice-center>
      <label><input type="checkbox" onchange="window.told = OmsShell.unsaved(window.unsaved = this.checked)"> Unsaved</label>
      <main id="main"><a href="/returns">Own link</a><h1>${title}</h1></main></body></html>`;
}

/** Opens the orders on a host with this library. @param kept as in `pageOf` */
export async function openSwapping(stage: HostStage, library: Swapping, kept = true): Promise<void> {
  const { server } = stage;
  for (const [name, text] of scriptsOf(library)) server.page(name, text);
  const attributes = `data-user-centre="${servicesOf(stage)}" data-lang="en" data-console="${server.origin}"`;
  for (const [path, title] of Object.entries(TITLES))
    server.page(path, pageOf(library, title, attributes, kept));
  await openOrders(stage);
}
