import type { Link } from '../links';
import { type MenuTree, trailOf } from '../menu/tree';
import { pageOf } from '../pages';
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
  /** Why it is before others: the user's favourite, or a page that the user was on lately. */
  known?: 'favourite' | 'recent' | undefined;
}

/** Entries that the user knows come first. */
export interface KnownEntries {
  /** Ids. */
  favourites: ReadonlySet<string>;
  /** Pages, as `pageOf` gives them. */
  recent: ReadonlySet<string>;
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
  /** It is where a word starts. */
  word: boolean;
  range: EntryHit['range'];
  /** Matches the keyword itself, and not its pinyin. */
  typed: boolean;
}

const NONE_KNOWN: KnownEntries = { favourites: new Set(), recent: new Set() };

/**
 * Finds visible menu entries by title, and by pinyin if `pinyin` is given. The order: favourites, pages that the user was on, matches
 * at the start of a word, the rest; among equals the match nearest to the start of the title, and that of the keyword itself.
 */
export function findEntries(
  keyword: string,
  source: EntrySource,
  { pinyin = null, known = NONE_KNOWN }: { pinyin?: PinyinMatch | null; known?: KnownEntries } = {},
): EntryHit[] {
  const needle = keyword.trim().toLowerCase();
  if (needle === '') return [];
  const found: { match: Match; hit: EntryHit; rank: number }[] = [];
  for (const row of rowsOf(source)) {
    const match = matchIn(row, needle, pinyin);
    const hit = match && hitOf(row, source);
    if (!hit) continue;
    const why = known.favourites.has(hit.id)
      ? 'favourite'
      : known.recent.has(pageOf(hit.link.url))
        ? 'recent'
        : undefined;
    const rank = why ? RANKS.indexOf(why) : match.word ? RANKS.length : RANKS.length + 1;
    found.push({ match, hit: { ...hit, range: match.range, known: why }, rank });
  }
  found.sort(
    (a, b) => a.rank - b.rank || a.match.at - b.match.at || Number(b.match.typed) - Number(a.match.typed),
  );
  return found.map(({ hit }) => hit);
}

const RANKS = ['favourite', 'recent'] as const;

/** The match of a keyword in a title, or null. @param needle the keyword, trimmed and in lower case */
export function matchTitle(title: string, needle: string, pinyin: PinyinMatch | null): Match | null {
  return matchIn({ title, lower: title.toLowerCase(), han: hasHan(title) }, needle, pinyin);
}

function matchIn({ title, lower, han }: Omit<Row, 'entry'>, needle: string, pinyin: PinyinMatch | null) {
  const first = lower.indexOf(needle);
  if (first >= 0) {
    let at = first;
    while (at >= 0 && !startsWord(lower, at)) at = lower.indexOf(needle, at + 1);
    const word = at >= 0;
    if (!word) at = first;
    // Some letters change their length with their case: then positions differ.
    const range = lower.length === title.length ? ([at, at + needle.length] as const) : null;
    return { at, word, range, typed: true };
  }
  const range = pinyin && han && hasLetters(needle) ? pinyin(title, needle) : null;
  return range && { at: range[0], word: startsWord(lower, range[0]), range, typed: false };
}

/** Chinese has no blanks between words: one starts where the script changes. */
function startsWord(text: string, at: number): boolean {
  const [before, first] = [text.charAt(at - 1), text.charAt(at)];
  return !/[\p{L}\p{N}]/u.test(before) || hasHan(before) !== hasHan(first);
}

/** Whether pinyin may find further entries: the keyword has letters, and there are Chinese titles. */
export function needsPinyin(keyword: string, source: Pick<EntrySource, 'tree' | 'title'>): boolean {
  return hasLetters(keyword) && rowsOf(source).some(({ han }) => han);
}

const hasLetters = (text: string): boolean => /[a-zü]/i.test(text);

function hitOf({ entry, title }: Row, source: EntrySource): Omit<EntryHit, 'range' | 'known'> | null {
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
