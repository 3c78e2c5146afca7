import { loadPart } from '../../../page/platform/load-part';
/** The range of a text that a keyword in pinyin matches, end exclusive; null where there is none. */
export type PinyinMatch = (text: string, keyword: string) => readonly [start: number, end: number] | null;

/** Letters of the longest syllable: zhuang. */
const MAX_LETTERS = 6;
const HAN = /\p{Script=Han}/u;

export const hasHan = (text: string): boolean => HAN.test(text);

let loading: Promise<PinyinMatch> | null = null;

/** Loads pinyin-match once, on demand; after a failure the next call tries again. */
export function loadPinyin(): Promise<PinyinMatch> {
  loading ??= loadPart(() => import('pinyin-match')).then(
    ({ default: pinyin }) => createMatch((char, letters) => pinyin.match(char, letters) !== false),
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/**
 * Matches syllable by syllable, each complete or shortened: `kucun`, `kc` and `kuc` all find 库存. The library gets
 * single characters only: for whole titles it takes seconds where a keyword divides into syllables in many ways.
 */
function createMatch(reads: (char: string, letters: string) => boolean): PinyinMatch {
  const known = new Map<string, boolean>();
  const begins = (char: string, letters: string): boolean => {
    const key = char + letters;
    let answer = known.get(key);
    if (answer === undefined) {
      answer = reads(char, letters);
      known.set(key, answer);
    }
    return answer;
  };

  /** The positions in the keyword after this character, from the positions `at` before it. */
  function after(char: string, keyword: string, at: ReadonlySet<number>): Set<number> {
    const next = new Set<number>();
    for (const from of at) {
      if (char === ' ' || keyword[from] === char) next.add(char === ' ' ? from : from + 1);
      else if (char > '⺀') {
        // Letters that do not begin the pinyin have no longer form that does.
        for (let to = from + 1; to <= Math.min(from + MAX_LETTERS, keyword.length); to++) {
          if (!begins(char, keyword.slice(from, to))) break;
          next.add(to);
        }
      }
    }
    return next;
  }

  return (text, keyword) => {
    const letters = keyword.replace(/[\s']+/g, '').toLowerCase();
    const lower = text.toLowerCase();
    if (letters === '' || lower.length !== text.length) return null;
    for (let start = 0; start < text.length; start++) {
      if (lower[start] === ' ') continue;
      let at = new Set([0]);
      for (let end = start; end < text.length && at.size > 0; end++) {
        at = after(lower.charAt(end), letters, at);
        if (at.has(letters.length)) return [start, end + 1];
      }
    }
    return null;
  };
}
