import type { MenuEntry } from './types';

export interface MenuNode {
  entry: MenuEntry;
  /** Visible children, in order. */
  children: readonly MenuNode[];
}

export interface MenuTree {
  /** Visible nodes at the top of each module, by module id. */
  byModule: ReadonlyMap<string, readonly MenuNode[]>;
  /** Every sound entry, hidden ones too. */
  byId: ReadonlyMap<string, MenuEntry>;
  /** What was left out, a line each: duplicate ids, orphans, cycles, chains without end. */
  problems: readonly string[];
}

/** The tree from parentId, module, sortIndex and menuType. Bad data is left out, never fatal. */
export function buildTree(entries: readonly MenuEntry[]): MenuTree {
  const problems: string[] = [];
  const all = new Map<string, MenuEntry>();
  for (const entry of entries) {
    if (all.has(entry.id)) problems.push(`duplicate id ${entry.id}`);
    else all.set(entry.id, entry);
  }

  const byId = new Map<string, MenuEntry>();
  for (const entry of all.values()) {
    const fault = faultOf(entry, all);
    if (fault) problems.push(fault);
    else byId.set(entry.id, entry);
  }

  const children = new Map<string | null, MenuEntry[]>();
  for (const entry of byId.values()) {
    if (!entry.visible) continue;
    const siblings = children.get(entry.parentId);
    if (siblings) siblings.push(entry);
    else children.set(entry.parentId, [entry]);
  }
  for (const siblings of children.values()) siblings.sort((a, b) => a.sortIndex - b.sortIndex);

  const grow = (entry: MenuEntry): MenuNode => ({
    entry,
    children: (children.get(entry.id) ?? []).map(grow),
  });
  const byModule = new Map<string, MenuNode[]>();
  for (const entry of children.get(null) ?? []) {
    const nodes = byModule.get(entry.moduleId);
    if (nodes) nodes.push(grow(entry));
    else byModule.set(entry.moduleId, [grow(entry)]);
  }
  return { byModule, byId, problems };
}

/** No menu is so deep; data that is would exhaust the stack. */
const MAX_DEPTH = 20;

function faultOf(entry: MenuEntry, all: ReadonlyMap<string, MenuEntry>): string | null {
  const seen = new Set<string>();
  let current = entry;
  while (current.parentId !== null) {
    if (seen.has(current.id)) return `cycle at ${entry.id}`;
    seen.add(current.id);
    if (seen.size >= MAX_DEPTH) return `too deep ${entry.id}`;
    const parent = all.get(current.parentId);
    if (!parent) return `orphan ${entry.id}`;
    current = parent;
  }
  return null;
}

/** From the top of the module down to the entry itself. */
export function trailOf(id: string, byId: ReadonlyMap<string, MenuEntry>): MenuEntry[] {
  const trail: MenuEntry[] = [];
  let current = byId.get(id);
  while (current && !trail.includes(current)) {
    trail.unshift(current);
    current = current.parentId === null ? undefined : byId.get(current.parentId);
  }
  return trail;
}
