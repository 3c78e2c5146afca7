import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import * as list from '../../elements/list.ts';
import { at } from '../../tools/paths.ts';

/** The tags without their `oms-` prefix: each names a folder of elements/ and a part of the CDN build. */
export const tags: readonly string[] = Object.values(list).map(({ declaration }) =>
  declaration.tag.slice('oms-'.length),
);

/** What the entries of frameworks run; their types are elements/frameworks/<entry>.d.ts. */
export const frameworkEntries: Readonly<Record<string, string>> = {
  vue: 'elements/frameworks/types-only.ts',
  svelte: 'elements/frameworks/types-only.ts',
  solid: 'elements/frameworks/solid-on.ts',
  preact: 'elements/frameworks/preact-on.ts',
};

/** Entry of the package (its path in dist/esm, and in dist/types) → source. */
export const publicEntries: Readonly<Record<string, string>> = {
  index: 'src/index.ts',
  'elements/index': 'elements/all.ts',
  ...Object.fromEntries(tags.map((tag) => [`elements/${tag}`, `elements/${tag}/element.tsx`])),
  react: 'src/public-react/index.ts',
  'react/base': 'src/public-react/base.ts',
  console: 'src/console/index.tsx',
  testing: 'testing/index.ts',
  ...frameworkEntries,
};

/** The entries for servers, each a file of its own that imports no other of the package. */
export const serverEntries = { server: 'elements/server/index.ts' } as const;

/** The entries that have no source: the build writes them of the declarations of the elements. */
export const writtenEntries: readonly string[] = ['angular'];

/** Entries for tools that run in Node: path in dist/types → source, and built file. */
export const nodeEntries: Readonly<Record<string, { readonly source: string; readonly file: string }>> = {
  vite: { source: 'node/vite/plugin.ts', file: 'dist/vite/index.js' },
};

/** What a first view imports when it runs, by what the head script calls it: its chunk is fetched at once (first-view.ts). */
export const firstImports = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(langs().map((lang) => [`texts-${lang}`, `locales/${lang}.json`])),
  ...forms,
  icons: ICONS,
  picture: 'elements/picture/react/picture.ts',
});

const langs = (): string[] =>
  readdirSync(at('locales'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => posix.basename(file, '.json'));

/** What servers, and bundles that only ask for the page's shell, have of the package. */
export const ASKING: readonly string[] = [
  'src/shell/page-shell.ts',
  'src/react/page-shell-provider.tsx',
  'src/react/host-hooks.ts',
  'src/react/can.tsx',
];

/** What needs no shell: whoever imports one of its functions has no more than that. Name of its file in the package → source. */
export const PURE: Readonly<Record<string, string>> = {
  cut: 'src/core/text/cut.ts',
  clean: 'src/core/text/clean.ts',
  errors: 'src/core/errors.ts',
  calculate: 'src/core/units/calculate.ts',
  units: 'src/core/units/units.ts',
  dates: 'src/core/dates/dates.ts',
  'use-store': 'src/react/use-store.ts',
  'shell-context': 'src/react/shell-context.tsx',
  'session-hooks': 'src/react/session-hooks.ts',
};

/**
 * The files that the React entry passes on, each an entry of its own beside it, by which it is a mere list: bundlers
 * take no more of it than what a host names. Path in dist/esm → source.
 */
export function reactFiles(): Record<string, string> {
  const folder = 'src/public-react';
  const list = readFileSync(at(folder, 'index.ts'), 'utf8');
  const named = [...list.matchAll(/^export (?!type\b).*?from '([^']+)';$/gms)].map(([, path = '']) => path);
  const files = named.map((path) => {
    const stem = posix.join(folder, path);
    return existsSync(at(`${stem}.tsx`)) ? `${stem}.tsx` : `${stem}.ts`;
  });
  const known = [...ASKING, ...Object.values(PURE), ...Object.values(publicEntries)];
  const own = files.filter((file) => !known.includes(file));
  return Object.fromEntries(own.map((file) => [`react/${posix.basename(file).split('.')[0]}`, file]));
}

export const CORE = 'elements/core-part.ts';

/** The elements that the core has in it: those whose definition is a file of its own, which `elements/core-part.ts` names. */
export const inCore: readonly string[] = tags.filter((tag) =>
  ['ts', 'tsx'].some((ending) => existsSync(at(`elements/${tag}/define.${ending}`))),
);

/** Part of the CDN build → source. The loader asks for parts by these names. */
export const parts: Readonly<Record<string, string>> = {
  core: CORE,
  ...Object.fromEntries(
    tags.filter((tag) => !inCore.includes(tag)).map((tag) => [tag, `elements/${tag}/element.tsx`]),
  ),
};

/** What draws a first visit before any other part is there. It imports nothing of them: they import what they share with it. */
export const FRAME = 'elements/paint/frame/frame.ts';

/**
 * The forms of the side menu, of which a page shows one at once: their code and texts load with the first view. Name →
 * source.
 */
export const forms: Readonly<Record<string, string>> = {
  tree: 'elements/sidemenu/tree/TreeMenu.tsx',
  flyout: 'elements/sidemenu/flyout/FlyoutMenu.tsx',
};

/** The icons of the server's classes, which a tree shows at once. */
export const ICONS = 'src/features/menu/icons/icon-finder.ts';

/** Something that opens at a press. */
export interface Panel {
  /** The parts that open it. */
  readonly of: readonly string[];
  readonly files: readonly string[];
}

/** What a first press opens, each with one file of its own: it is fetched once the page is idle. */
export const panels: Readonly<Record<string, Panel>> = {
  drawer: { of: ['sidemenu'], files: ['elements/sidemenu/drawer/DrawerContent.tsx'] },
  // Each of them is small, so one file has them all.
  menus: {
    of: ['topnav'],
    files: [
      'elements/topnav/AccountPopup.tsx',
      'src/features/language/LanguageEntries.tsx',
      'src/features/modules/ModuleMenu.tsx',
      'elements/topnav/MoreMenu.tsx',
    ],
  },
  notices: { of: ['topnav', 'notice-center'], files: ['elements/notices/panel.ts'] },
  organisations: {
    of: ['topnav', 'org-switcher'],
    files: ['src/features/organisations/OrganisationPanel.tsx'],
  },
  pages: {
    of: ['sidemenu'],
    files: ['elements/sidemenu/flyout/RailFlyout.tsx', 'elements/sidemenu/flyout/FlyoutPanel.tsx'],
  },
  results: { of: ['topnav'], files: ['src/features/search/SearchPanel.tsx'] },
};

/** `@oms/shell…` specifier of a public entry. */
export function specifierOf(entry: string): string {
  if (entry === 'index') return '@oms/shell';
  return `@oms/shell/${entry.replace(/\/index$/, '')}`;
}
