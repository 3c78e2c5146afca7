import type { Link } from '../links';
import { type MenuTree, trailOf } from '../menu/tree';
import type { MenuEntry, Module } from '../types';
import { hasHan, type PinyinMatch } from './pinyin';

export interface EntryHit {
  id: string;
  title: string;
  link: Link;
  /** Titles from the module down to the entry above it. */
  trail: readonly string[];
  /** The range of the title that matches, end exclusive; null where it cannot be marked. */
  range: readonly [start: number, end: number] | null;
}

export interface EntrySource {
  tree: MenuTree;
  modules: readonly Module[];
  /** The same function while titles do not change: the titles of a tree are read once for each function. */
  title(item: Pick<MenuEntry | Module, 'title' | 'langKey'>): string;
  link(entry: MenuEntry): Link | null;
}

interface Row {
  entry: MenuEntry;
  title: string;
  lower: string;
  han: boolean;
}

interface Match {
  at: number;
  range: EntryHit['range'];
  /** Matches the keyword itself, and not its pinyin. */
  typed: boolean;
}

/**
 * Finds visible menu entries by title, and by pinyin if `pinyin` is given. Matches at the start of a title are first, and among equal
 * ones those of the keyword itself.
 * @param options.most the highest number of entries; 5 by default
 */
export function findEntries(
  keyword: string,
  source: EntrySource,
  { most = 5, pinyin = null }: { most?: number; pinyin?: PinyinMatch | null } = {},
): EntryHit[] {
  const needle = keyword.trim().toLowerCase();
  if (needle === '') return [];
  const found: (Match & { row: Row })[] = [];
  for (const row of rowsOf(source)) {
    const match = matchIn(row, needle, pinyin);
    if (match) found.push({ ...match, row });
  }
  found.sort((a, b) => a.at - b.at || Number(b.typed) - Number(a.typed));

  const hits: EntryHit[] = [];
  for (const { row, range } of found) {
    if (hits.length >= most) break;
    const hit = hitOf(row, source);
    if (hit) hits.push({ ...hit, range });
  }
  return hits;
}

/** The match of a keyword in a title, or null. @param needle the keyword, trimmed and in lower case */
export function matchTitle(title: string, needle: string, pinyin: PinyinMatch | null): Match | null {
  return matchIn({ title, lower: title.toLowerCase(), han: hasHan(title) }, needle, pinyin);
}

function matchIn({ title, lower, han }: Omit<Row, 'entry'>, needle: string, pinyin: PinyinMatch | null) {
  const at = lower.indexOf(needle);
  if (at >= 0) {
    // Some letters change their length with their case: then positions differ.
    const range = lower.length === title.length ? ([at, at + needle.length] as const) : null;
    return { at, range, typed: true };
  }
  const range = pinyin && han && hasLetters(needle) ? pinyin(title, needle) : null;
  return range && { at: range[0], range, typed: false };
}

/** Whether pinyin may find further entries: the keyword has letters, and there are Chinese titles. */
export function needsPinyin(keyword: string, source: Pick<EntrySource, 'tree' | 'title'>): boolean {
  return hasLetters(keyword) && rowsOf(source).some(({ han }) => han);
}

const hasLetters = (text: string): boolean => /[a-zü]/i.test(text);

function hitOf({ entry, title }: Row, source: EntrySource): Omit<EntryHit, 'range'> | null {
  const link = source.link(entry);
  if (!link) return null;
  const above = trailOf(entry.id, source.tree.byId).slice(0, -1);
  // The menu does not show entries below a hidden one either.
  if (above.some(({ visible }) => !visible)) return null;
  const module = source.modules.find(({ id }) => id === entry.moduleId);
  const trail = [...(module ? [module] : []), ...above].map((item) => source.title(item));
  return { id: entry.id, title, link, trail };
}

const read = new WeakMap<MenuTree, { title: EntrySource['title']; rows: readonly Row[] }>();

function rowsOf({ tree, title }: Pick<EntrySource, 'tree' | 'title'>): readonly Row[] {
  const known = read.get(tree);
  if (known?.title === title) return known.rows;
  const rows: Row[] = [];
  for (const entry of tree.byId.values()) {
    if (!entry.visible) continue;
    const text = title(entry);
    rows.push({ entry, title: text, lower: text.toLowerCase(), han: hasHan(text) });
  }
  read.set(tree, { title, rows });
  return rows;
}
