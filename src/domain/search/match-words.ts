import { fold, foldKeyword, type Range, rangesOf } from '../../core/text/fold';
import { hasHan, type PinyinMatch } from '../navigation/search/pinyin';

/** A match, with the part of the title that can be marked. */
export interface WordsMatch {
  readonly range: Range | null;
}

/**
 * Whether a name has all the words of a keyword, wherever they stand in it: "new order" finds "New B2C order", and so
 * does 新建订单 for 新建 B2C 订单. By pinyin, too, once it is given.
 * @param more words that count although the title does not show them
 */
export function matchWords(
  title: string,
  keyword: string,
  pinyin: PinyinMatch | null,
  more = '',
): WordsMatch | null {
  const needle = foldKeyword(keyword);
  if (needle === '') return null;
  const [range] = rangesOf(title, needle);
  if (range) return { range };
  const words = fold(`${title} ${more}`);
  if (needle.split(' ').every((word) => words.includes(word) || (hasHan(word) && hasInOrder(words, word))))
    return { range: null };
  const spelt = pinyin?.(title, needle);
  return spelt ? { range: spelt } : null;
}

/** Chinese writes no blanks: each character may stand in a word of its own. */
function hasInOrder(text: string, word: string): boolean {
  let at = 0;
  for (const sign of word) {
    at = text.indexOf(sign, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
