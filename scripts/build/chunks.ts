import type { Rolldown } from 'vite';
import { at } from '../paths.ts';

/** Lazy modules that many panels use in part: one file for all, where the bundler would make one for each use. */
const together: Readonly<Record<string, string>> = { icons: at('src/features/menu/icons/module-icons.ts') };

type ModuleInfo = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type Graph = { getModuleInfo(id: string): ModuleInfo | null };

/**
 * How the parts of the CDN build share code: Preact; what two elements or the core need; what only one needs. Left to
 * itself the bundler also splits along what opens later, into some thirty files of a few hundred bytes, which weigh
 * 6 % more and must all be fetched before the first paint. What opens later keeps its own files.
 * @param entries part → path of its source
 * @param core the part that every page loads
 * @param variants paths of the lazy modules of which a part shows one or another
 */
export function chunkGroups(
  entries: Readonly<Record<string, string>>,
  core: string,
  variants: readonly string[],
): Rolldown.CodeSplittingGroup[] {
  let users: Map<string, string[]> | undefined;
  let shared: Map<string, string[]> | undefined;

  /** The chunk for a module that a part imports statically. */
  const chunkOf = (id: string, graph: Graph): string | null => {
    if (Object.values(entries).includes(id)) return null;
    users ??= usersOf(entries, graph, variants);
    const parts = users.get(id) ?? [];
    return parts.length > 1 || parts.includes(core) ? 'shell' : (parts[0] ?? null);
  };
  const inOne = (id: string, graph: Graph): string | null => {
    if (chunkOf(id, graph) !== null) return null;
    shared ??= usersOf(together, graph);
    return shared.get(id)?.[0] ?? null;
  };
  const only = (accept: (name: string) => boolean) => (id: string, graph: Graph) => {
    const name = chunkOf(id, graph);
    return name !== null && accept(name) ? name : null;
  };
  return [
    { name: 'preact', test: /[\\/]node_modules[\\/]preact[\\/]/, priority: 2 },
    // Before the elements' own: a group takes along what its modules import.
    { name: only((name) => name === 'shell'), debugName: 'shell', priority: 1 },
    { name: only((name) => name !== 'shell'), debugName: 'one element', priority: 0 },
    { name: inOne, debugName: 'together', priority: -1 },
  ];
}

/**
 * Module → parts that reach it by static imports. Modules that a part's variants share count as its own: it shows one of
 * these in any case, and by themselves they would be small files.
 */
function usersOf(
  entries: Readonly<Record<string, string>>,
  graph: Graph,
  variants: readonly string[] = [],
): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [part, entry] of Object.entries(entries)) {
    const own = reachedFrom(entry, graph);
    const lazy = new Set([...own].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
    const seen = new Set<string>();
    for (const path of variants.filter((path) => lazy.has(path))) {
      for (const id of reachedFrom(path, graph)) (seen.has(id) ? own : seen).add(id);
    }
    for (const id of own) users.set(id, [...(users.get(id) ?? []), part]);
  }
  return users;
}

/** The module and all that it imports statically. */
function reachedFrom(entry: string, graph: Graph): Set<string> {
  const reached = new Set([entry]);
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
