import type { Rolldown } from 'vite';
import { at } from '../../tools/paths.ts';
import { ICONS, type Panel } from './entries.ts';

/** Lazy modules that pages use without a panel, each with what it needs. */
const alone: Readonly<Record<string, readonly string[]>> = {
  icons: [at(ICONS)],
  files: [at('src/core/request/files.ts')],
  // What reads the additions of a page, where there are some: the picture of a first visit waits for it, and for no element.
  additions: [at('src/domain/navigation/host-menu/read.ts'), at('src/domain/account/read-host-items.ts')],
  // Every page runs these after its first view. The bar's panels import them, too, and must not bring the rest of a panel along.
  'after-view': [
    at('src/domain/search/visits.ts'),
    at('src/domain/guide/auto-open.ts'),
    at('src/react/use-look-choices.ts'),
    at('src/features/keys/table.ts'),
    at('src/ui/is-shown.ts'),
    at('src/core/text/nearest.ts'),
  ],
  dialogs: [at('src/ui/dialog/open-modal.ts')],
};

/** What every page may have to show without any of the elements: messages and questions. */
const OVERLAYS = at('elements/overlays/open.ts');

/** Modules that the bundler adds, and libraries that every part has. */
const ALWAYS = /^\0rolldown|[\\/]node_modules[\\/]preact[\\/]/;

/** A language's texts for the first view. */
const FIRST_TEXTS = /[\\/]locales[\\/][\w-]+\.json$/;

type ModuleInfo = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type Graph = { getModuleInfo(id: string): ModuleInfo | null };
type Users = Map<string, Set<string>>;

/** A style sheet: beside the others it weighs half. */
const SHEET = /\.css\.sheet\.js$|\.css\?inline$/;

export interface ChunkPlan {
  /** Part → paths of its sources. */
  readonly parts: Readonly<Record<string, string | readonly string[]>>;
  /** The part that every page loads. */
  readonly core: string;
  /** Lazy modules of which the part `of` shows one or another at once: name → path. */
  readonly variants: { readonly of: string; readonly files: Readonly<Record<string, string>> };
  /** What a first press opens, by the name of its file. */
  readonly panels: Readonly<Record<string, Panel>>;
  /** Path of what is fetched before the parts: with all that it imports it is one file, which they import. */
  readonly before?: string;
  /** For the package, whose core is a file of its own, for servers and pages without an element. */
  readonly package?: {
    /** They keep their own code: of the package's files they alone may register elements. */
    readonly entries: readonly string[];
    /** Modules that need nothing of the core: a file each. Name → path. */
    readonly pure: Readonly<Record<string, string>>;
  };
}

/**
 * How the files of the CDN build share code, by what opens together. The first view: `shell` has what two elements or
 * the core need, and what is too little for a request: small elements and texts. A file for each other element and each
 * form of the menu has what only that needs. The first press: `panels` has what two panels need, a file for each panel
 * the rest. So either is a handful of files whose names are known beforehand; left to itself the bundler makes some
 * hundred files of a few hundred bytes, each found in the one before. What opens later keeps its own files.
 */
export function chunkGroups(plan: ChunkPlan): Rolldown.CodeSplittingGroup[] {
  let names: ((id: string) => string | null) | undefined;
  const nameOf = (id: string, graph: Graph) => {
    names ??= chunkNames(plan, graph);
    return names(id);
  };
  const only = (accept: (name: string) => boolean) => (id: string, graph: Graph) => {
    const name = nameOf(id, graph);
    return name !== null && accept(name) ? name : null;
  };
  const apart = only((name) => name in alone);
  return [
    // Before the others: a group takes along what its modules import.
    { name: only((name) => name === 'frame'), debugName: 'frame', priority: 7 },
    // The first ones are imported by those behind them.
    ...Object.keys(plan.package?.pure ?? {}).map((pure, place) => ({
      name: only((name) => name === pure),
      debugName: pure,
      priority: 100 - place,
    })),
    { name: only((name) => name === plan.core), debugName: 'core', priority: 6 },
    { name: only((name) => name === 'shell'), debugName: 'shell', priority: 5 },
    { name: only((name) => name in plan.parts), debugName: 'one element', priority: 4 },
    { name: only((name) => name in plan.variants.files), debugName: 'one form', priority: 3 },
    { name: only((name) => name === 'panels'), debugName: 'panels', priority: 1 },
    { name: only((name) => name in plan.panels), debugName: 'one panel', priority: 0 },
    { name: apart, debugName: 'without a panel', priority: 2 },
  ];
}

function chunkNames(
  { parts, core, variants, panels, before, package: forPackage }: ChunkPlan,
  graph: Graph,
): (id: string) => string | null {
  const first = usersOf({ ...parts, ...variants.files }, graph);
  const framed = before === undefined ? null : reachedBy([before], graph);
  const others = usersOf(alone, graph);
  const messages = reachedBy([OVERLAYS], graph);
  const pressed = usersOf(
    Object.fromEntries(Object.entries(panels).map(([name, { files }]) => [name, files])),
    graph,
  );
  const kept = new Set(forPackage?.entries);
  const pure = new Map(Object.entries(forPackage?.pure ?? {}).map(([name, file]) => [file, name]));
  const base = forPackage ? core : 'shell';
  const sharedBy: Readonly<Record<string, string>> = {
    // The picture of a first visit waits for the additions, so modules that these share with a panel go into the file
    // of the picture.
    additions: framed ? 'frame' : 'shell',
    // A dialog that needs no panel must not bring the menu's along, which is one itself in a narrow window.
    dialogs: 'panels',
  };
  return (id) => {
    if (kept.has(id)) return null;
    const alone = pure.get(id);
    if (alone !== undefined) return alone;
    if (framed?.has(id)) return 'frame';
    if (ALWAYS.test(id)) return base;
    // A language's first texts are about a kilobyte: less than a request is worth.
    if (!forPackage && FIRST_TEXTS.test(id)) return base;
    const openers = [...(pressed.get(id) ?? [])];
    const users = first.get(id);
    const owners = new Set(openers.flatMap((name) => panels[name]?.of ?? []));
    const [other] = others.get(id) ?? [];
    if (!users) {
      // A panel may import them, but no page has to fetch a panel for one of them.
      if (other !== undefined) return (openers.length > 0 && sharedBy[other]) || other;
      // Panels of one element share a file of theirs: `panels` must not import what only that element has.
      return openers.length > 1 && owners.size > 1 ? 'panels' : (openers[0] ?? null);
    }
    const elements = new Set([...users].map((name) => (name in variants.files ? variants.of : name)));
    // A panel of another element must not bring this one along.
    for (const part of owners) elements.add(part);
    // Nor may a form bring the element along: that would be defined, and render, before its form is there.
    const shared = users.size > 1 || (other !== undefined && !users.has(variants.of));
    if (elements.has(core) || shared || elements.size > 1) {
      if (framed && SHEET.test(id)) return 'frame';
      return elements.has(core) ? base : 'shell';
    }
    if (messages.has(id)) return null;
    return [...users][0]!;
  };
}

/** Module → names of the entries that reach it by static imports. */
function usersOf(entries: Readonly<Record<string, string | readonly string[]>>, graph: Graph): Users {
  const users: Users = new Map();
  for (const [name, entry] of Object.entries(entries)) {
    for (const id of reachedBy([entry].flat(), graph)) users.set(id, (users.get(id) ?? new Set()).add(name));
  }
  return users;
}

/** The modules and all that they import statically. */
function reachedBy(entries: readonly string[], graph: Graph): Set<string> {
  const reached = new Set(entries);
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
