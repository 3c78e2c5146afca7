import type { Rolldown } from 'vite';
import { at } from '../paths';

/** What is shown at once, though fetched lazily, and what panels use some of: one file, where each use would be another. */
const together: Readonly<Record<string, string>> = { icons: at('src/features/menu/icons.ts') };

type ModuleInfo = { readonly importedIds: readonly string[] };
type Graph = { getModuleInfo(id: string): ModuleInfo | null };

/**
 * How the parts of the CDN build share code: React; what two elements or the core need; what only one needs. Left to
 * itself the bundler also splits along what opens later, into some thirty files of a few hundred bytes, which weigh
 * 6 % more and must all be fetched before the first paint. What opens later keeps its own files.
 * @param entries part → path of its source
 * @param core the part that every page loads
 */
export function chunkGroups(
  entries: Readonly<Record<string, string>>,
  core: string,
): Rolldown.CodeSplittingGroup[] {
  let users: Map<string, string[]> | undefined;
  let shared: Map<string, string[]> | undefined;

  /** The chunk for a module that a part imports statically. */
  const chunkOf = (id: string, graph: Graph): string | null => {
    if (Object.values(entries).includes(id)) return null;
    users ??= usersOf(entries, graph);
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
    { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
    // Before the elements' own: a group takes along what its modules import.
    { name: only((name) => name === 'shell'), debugName: 'shell', priority: 1 },
    { name: only((name) => name !== 'shell'), debugName: 'one element', priority: 0 },
    { name: inOne, debugName: 'together', priority: -1 },
  ];
}

/** Module → parts that reach it by static imports. */
function usersOf(entries: Readonly<Record<string, string>>, graph: Graph): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [part, entry] of Object.entries(entries)) {
    const reached = new Set([entry]);
    for (const id of reached) {
      users.set(id, [...(users.get(id) ?? []), part]);
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
    }
  }
  return users;
}
