import { fold, foldKeyword, unfold } from '../../../core/text/fold';
import type { Link } from '../links';
import { type MenuTree, trailOf } from '../menu/tree';
import { pageOf } from '../pages';
import type { MenuEntry, Module } from '../types';
import { hasHan, type PinyinMatch } from './pinyin';

export interface EntryHit {
  id: string;
  title: string;
  /** Said behind the title; empty where there is none. */
  note: string;
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
  folded: string;
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
 * Finds visible menu entries by title, and by pinyin if `pinyin` is given. The order: pages that the user was on
 * lately, favourites, matches at the start of a word, the rest; among equals the match nearest to the start of the
 * title, and that of the keyword itself.
 */
export function findEntries(
  keyword: string,
  source: EntrySource,
  { pinyin = null, known = NONE_KNOWN }: { pinyin?: PinyinMatch | null; known?: KnownEntries } = {},
): EntryHit[] {
  const needle = foldKeyword(keyword);
  if (needle === '') return [];
  const found: { match: Match; hit: EntryHit; rank: number }[] = [];
  for (const row of rowsOf(source)) {
    const match = matchIn(row, needle, pinyin);
    const hit = match && hitOf(row, source);
    if (!hit) continue;
    const isRecent = known.recent.has(pageOf(hit.link.url));
    const why = known.favourites.has(hit.id) ? 'favourite' : isRecent ? 'recent' : undefined;
    const rank = isRecent ? 0 : why ? 1 : match.word ? 2 : 3;
    found.push({ match, hit: { ...hit, range: match.range, known: why }, rank });
  }
  found.sort(
    (a, b) => a.rank - b.rank || a.match.at - b.match.at || Number(b.match.typed) - Number(a.match.typed),
  );
  return found.map(({ hit }) => hit);
}

/** The match of a keyword in a title, or null. @param needle as `foldKeyword` gives it */
export function matchTitle(title: string, needle: string, pinyin: PinyinMatch | null): Match | null {
  return matchIn({ title, folded: fold(title), han: hasHan(title) }, needle, pinyin);
}

function matchIn({ title, folded, han }: Omit<Row, 'entry'>, needle: string, pinyin: PinyinMatch | null) {
  const first = folded.indexOf(needle);
  if (first >= 0) {
    let at = first;
    while (at >= 0 && !startsWord(folded, at)) at = folded.indexOf(needle, at + 1);
    const word = at >= 0;
    if (!word) at = first;
    return { at, word, range: unfold(title, folded, [at, at + needle.length]), typed: true };
  }
  const spelt = pinyin && han && hasLetters(needle) ? pinyin(folded, needle) : null;
  if (!spelt) return null;
  const [at] = spelt;
  return { at, word: startsWord(folded, at), range: unfold(title, folded, spelt), typed: false };
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
  return { id: entry.id, title, note: entry.note, link, trail };
}

const read = new WeakMap<MenuTree, { title: EntrySource['title']; rows: readonly Row[] }>();

function rowsOf({ tree, title }: Pick<EntrySource, 'tree' | 'title'>): readonly Row[] {
  const known = read.get(tree);
  if (known?.title === title) return known.rows;
  const rows: Row[] = [];
  for (const entry of tree.byId.values()) {
    if (!entry.visible) continue;
    const text = title(entry);
    rows.push({ entry, title: text, folded: fold(text), han: hasHan(text) });
  }
  read.set(tree, { title, rows });
  return rows;
}
