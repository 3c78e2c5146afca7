import { fold, foldKeyword, unfold } from '../../core/text/fold';
import { matchTitle } from '../../domain/navigation/search/find-entries';
import { hasHan, type PinyinMatch } from '../../domain/navigation/search/pinyin';
import type { SelectOption } from './types';

export interface FoundOption {
  readonly option: SelectOption;
  /** The matched part of the label, end exclusive; null where it is none. */
  readonly range: readonly [start: number, end: number] | null;
  /** The matched part of the code. */
  readonly codeRange: readonly [start: number, end: number] | null;
}

/** Matches in this order: the code itself, its beginning, the beginning of the label, of a word, anywhere; pinyin last. */
const RANK = { code: 0, codeStart: 1, start: 2, word: 3, within: 4, pinyin: 5 } as const;

/**
 * The options that a text finds, by code, name and pinyin; all of them, in their order, where it is empty. Among equals
 * their own order stays.
 * @param pinyin null until its code has loaded
 */
export function filterOptions(
  options: readonly SelectOption[],
  text: string,
  pinyin: PinyinMatch | null,
): readonly FoundOption[] {
  const needle = foldKeyword(text);
  if (needle === '') return options.map((option) => ({ option, range: null, codeRange: null }));
  const found: (FoundOption & { rank: number })[] = [];
  for (const option of options) {
    const hit = matchOption(option, needle, pinyin);
    if (hit) found.push(hit);
  }
  return found.sort((a, b) => a.rank - b.rank);
}

function matchOption(
  option: SelectOption,
  needle: string,
  pinyin: PinyinMatch | null,
): (FoundOption & { rank: number }) | null {
  const { code = '' } = option;
  const folded = fold(code);
  const at = folded.indexOf(needle);
  const codeRange = at < 0 ? null : unfold(code, folded, [at, at + needle.length]);
  if (at === 0) {
    const rank = folded === needle ? RANK.code : RANK.codeStart;
    return { option, rank, range: null, codeRange };
  }
  const match = matchTitle(option.label, needle, pinyin);
  if (match) {
    const { typed, word, range } = match;
    const rank = !typed ? RANK.pinyin : match.at === 0 ? RANK.start : word ? RANK.word : RANK.within;
    return { option, rank, range, codeRange: null };
  }
  return at < 0 ? null : { option, rank: RANK.within, range: null, codeRange };
}

/** Whether pinyin may find further options: letters were typed, and there are Chinese labels. */
export const needsPinyin = (options: readonly SelectOption[], text: string): boolean =>
  /[a-zü]/i.test(text) && options.some(({ label }) => hasHan(label));
