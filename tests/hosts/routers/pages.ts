import { readFileSync } from 'node:fs';
import { at } from '../../../tools/paths';
import { shown } from './documented';

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

/** The menu is at the side, and covers nothing. */
export const LAYOUT =
  '<style>oms-sidemenu { position: fixed; inset: 56px auto 0 0 } label, h1, body a { display: block; margin-left: 260px }</style>';

const ELEMENTS = '<oms-topnav></oms-topnav><oms-sidemenu></oms-sidemenu>';

/** Libraries that fetch pages of the server and swap what is in the body. */
export const swapping = {
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

export type Swapping = keyof typeof swapping;
export const swappingLibraries = Object.keys(swapping) as Swapping[];

/** The texts of the scripts, by the names that pages have them under. */
export const scriptsOf = (library: Swapping): readonly [name: string, text: string][] =>
  swapping[library].scripts.map((path) => [
    `/${path.split('/').at(-1)}`,
    readFileSync(at('node_modules', path), 'utf8'),
  ]);

/**
 * A page of a server whose links a library takes. `kept`: with the elements as the document has them; else they are of
 * the body as anything.
 */
export function pageOf(library: Swapping, title: string, attributes: string, kept = true): string {
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
