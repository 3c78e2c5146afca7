import type { MenuEntry } from '../types';

export interface MenuNode {
  entry: MenuEntry;
  /** Visible children, in order. */
  children: readonly MenuNode[];
}

export interface MenuTree {
  /** Visible nodes at the top of each module, by module id. */
  byModule: ReadonlyMap<string, readonly MenuNode[]>;
  /** Every valid entry, also hidden ones. */
  byId: ReadonlyMap<string, MenuEntry>;
  /** The entries that were left out, a line each: duplicate ids, orphans, cycles, chains that are too deep. */
  problems: readonly string[];
}

/** Builds the tree by parentId, module, sortIndex and menuType. Leaves out invalid entries. */
export function buildTree(entries: readonly MenuEntry[]): MenuTree {
  const problems: string[] = [];
  const all = new Map<string, MenuEntry>();
  for (const entry of entries) {
    if (all.has(entry.id)) problems.push(`duplicate id ${entry.id}`);
    else all.set(entry.id, entry);
  }

  const byId = new Map<string, MenuEntry>();
  const levels: Levels = new Map();
  for (const entry of all.values()) {
    const fault = levelOf(entry, all, levels);
    if (typeof fault === 'string') problems.push(`${fault} ${entry.id}`);
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

/** The deepest level of a menu: a deeper chain would exhaust the stack. */
const MAX_DEPTH = 20;

type Fault = 'orphan' | 'cycle at' | 'too deep';

/** Entry id → its level, 0 at the top, or why it has none. */
type Levels = Map<string, number | Fault>;

/** Walks up to the first entry whose level is known, so that a whole menu costs one step for each entry. */
function levelOf(entry: MenuEntry, all: ReadonlyMap<string, MenuEntry>, known: Levels): number | Fault {
  const path: MenuEntry[] = [];
  const seen = new Set<string>();
  let current: MenuEntry | undefined = entry;
  let above: number | Fault = -1;
  while (current) {
    const met = known.get(current.id);
    if (met !== undefined || seen.has(current.id)) {
      above = met ?? 'cycle at';
      break;
    }
    seen.add(current.id);
    path.push(current);
    if (current.parentId === null) break;
    current = all.get(current.parentId);
    if (!current) above = 'orphan';
  }
  for (const step of path.reverse()) {
    if (typeof above === 'number') above = above + 1 < MAX_DEPTH ? above + 1 : 'too deep';
    known.set(step.id, above);
  }
  return above;
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
