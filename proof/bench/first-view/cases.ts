import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { at } from '@oms/tools/paths';

/** Where the pages stand, and what their services answer. */
export interface Site {
  readonly origin: string;
  /** The reply of the one first call. */
  readonly start: unknown;
}

/** One page that is measured. Selectors are looked for in the page and in all open shadow roots. */
export interface Case {
  readonly name: string;
  /** HTML of the page, or its path in dist/bench. */
  readonly page: string | ((site: Site) => string | Promise<string>);
  readonly query: string;
  /** What has to be painted for the page to be visible: of the bar, and of the menu. */
  readonly visible: readonly string[];
  /** The bell, the panel that it opens, and a row in that. */
  readonly bell: readonly [button: string, opened: string, row: string];
  /** The first thing that opens in the menu, and a row of what it opens. */
  readonly submenu: readonly [button: string, opened: string];
  /** Whether the page keeps something for its next visit, for which it may need a while. */
  readonly keeps?: true;
}

const QUERY = '?n=500';
const ELEMENTS = {
  flyout: '<oms-sidemenu></oms-sidemenu>',
  tree: '<oms-sidemenu mode="tree"></oms-sidemenu>',
};
const bar =
  '<oms-topnav features="modules search guide language organisation user"><oms-notice-center slot="notices"></oms-notice-center></oms-topnav>';

const ours = {
  visible: ['.oms-account, [part~="account"]', '[part~="item"]'],
  bell: ['[part="button"][aria-description]', '.oms-notice-panel', '.oms-notice-panel li'],
  keeps: true,
} as const;

const submenus = {
  flyout: ['button[data-module]', '[part~="flyout"] a'],
  tree: ['button[part~="item"][aria-expanded="false"]', 'button[part~="item"][aria-expanded="true"]'],
} as const;

/** Stands in the page of a bundle, in place of the origin that it is served from. */
const BUILT_FOR = 'https://services.invalid';

/** @param start whether the service answers all first calls in one */
const configOf = (origin: string, mode: 'tree' | 'flyout', start: boolean) => ({
  hosts: { userCentre: origin, console: origin },
  lang: 'en' as const,
  portal: mode === 'tree',
  ...(start ? { endpoints: { start: '/auth/start' } } : {}),
});

/** That of the page that `buildBundle` builds. */
export const bundleConfig = configOf(BUILT_FOR, 'flyout', true);

const block = (config: object) =>
  `<script type="application/json" data-oms-config>${JSON.stringify(config)}</script>`;

/** A host's page with the configuration that it needs. @param start whether the service answers all first calls in one */
function shellPage(
  origin: string,
  mode: 'tree' | 'flyout',
  head: string,
  start: boolean,
  body = bar + ELEMENTS[mode],
): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shell</title>
${block(configOf(origin, mode, start))}
${head}</head><body>${body}</body></html>`;
}

/** Bar and menu written into the page by its server. */
async function servedPage({ origin, start }: Site): Promise<string> {
  const { createShellRenderer } = await import('@oms/shell/server');
  const config = configOf(origin, 'flyout', true);
  const renderer = createShellRenderer({ config, cdn: `${origin}/shell/` });
  const bell = { tag: 'oms-notice-center', attributes: { slot: 'notices' } } as const;
  const features = 'modules search guide language organisation user';
  const { html, drawn } = await renderer.render({
    lang: 'en',
    url: `${origin}/`,
    replies: { start },
    elements: [{ tag: 'oms-topnav', attributes: { features }, children: [bell] }, { tag: 'oms-sidemenu' }],
  });
  if (!drawn) throw new Error('The server has drawn nothing');
  const head = `${renderer.head}${TAGS.replace('<script', '<script async')}`;
  return shellPage(origin, 'flyout', head, true, html.join(''));
}

/** A bundle of the host's has the elements in it. */
const bundlePage = ({ origin }: Site): string =>
  readFileSync(at('dist/bench/bundle/index.html'), 'utf8').replaceAll(BUILT_FOR, origin);

const TAGS = '<link rel="stylesheet" href="/shell/oms-shell.css"><script src="/shell/oms-shell.js"></script>';

/** The tags that the package's own command prints. */
const snippet = (origin: string): string =>
  execFileSync(
    process.execPath,
    [
      at('dist/bin/oms-shell.js'),
      'snippet',
      ...['--base', '/shell', '--elements', 'topnav,sidemenu,notice-center', '--lang', 'en'],
      ...['--user-centre', origin, '--start', '/auth/start'],
    ],
    { encoding: 'utf8' },
  ).trimEnd();

const peerPage = (peer: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${peer}</title><link rel="stylesheet" href="/peers/${peer}.css"></head><body><script type="module" src="/peers/${peer}.js"></script></body></html>`;

/** The first is the floor, to which the others are told as ratios. */
export const cases: readonly Case[] = [
  {
    name: 'by hand, data inline',
    page: '/floor.html',
    query: QUERY,
    visible: ['[part~="account"]', '[part~="item"]'],
    bell: ['[part="bell"]', '.panel', '.panel p'],
    submenu: [
      'button[part="item"]',
      'button[part="item"][aria-expanded="true"] + ul a, button[part="item"][aria-expanded="true"] + ul button',
    ],
  },
  {
    name: 'Carbon, data inline',
    page: () => peerPage('carbon').replace(/<link[^>]*>/, ''),
    query: QUERY,
    visible: ['.cds--header__menu-item', '.cds--side-nav__submenu'],
    bell: ['.cds--header__action', 'cds-header-panel[expanded]', 'cds-header-panel[expanded] p'],
    submenu: ['.cds--side-nav__submenu', '.cds--side-nav__submenu[aria-expanded="true"]'],
  },
  {
    name: 'Shoelace, data inline',
    page: () => peerPage('shoelace'),
    query: QUERY,
    visible: ['.avatar', '.tree-item__item'],
    bell: ['#bell sl-button', '.notices', '.notices p'],
    submenu: ['.tree-item__expand-button', '.tree-item--expanded'],
  },
  {
    name: 'icon column',
    page: ({ origin }) => shellPage(origin, 'flyout', TAGS, false),
    query: QUERY,
    ...ours,
    submenu: submenus.flyout,
  },
  {
    name: 'icon column, snippet, one first call',
    page: ({ origin }) => shellPage(origin, 'flyout', snippet(origin), true),
    query: QUERY,
    ...ours,
    submenu: submenus.flyout,
  },
  {
    name: 'tree',
    page: ({ origin }) => shellPage(origin, 'tree', TAGS, false),
    query: QUERY,
    ...ours,
    submenu: submenus.tree,
  },
  {
    name: 'icon column, written by a server',
    page: servedPage,
    query: QUERY,
    ...ours,
    submenu: submenus.flyout,
  },
  {
    name: 'icon column, by npm and Vite',
    page: bundlePage,
    query: QUERY,
    ...ours,
    submenu: submenus.flyout,
  },
];
