let segmenter: Intl.Segmenter | undefined;

/** Letters of European languages, kana, Chinese and Korean: none of them joins the one before it. */
const SINGLE = /^[ -~\u00a0-\u02ff\u3001-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uac00-\ud7a3]*$/;

/** Characters as people see them: an emoji of several signs is one. Browsers without a segmenter have code points. */
export function charactersOf(text: string): string[] {
  // A segmenter takes 15 ms to make, which the first view of a page would wait for.
  if (SINGLE.test(text) || typeof Intl.Segmenter !== 'function') return [...text];
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** More than a character has of units, so that the last one that may stay is whole. */
const WIDEST = 64;

/** The first characters of a text, together at most `most` units of its length, none of them cut through. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // Where a blank stands before it, only the end of a long text is looked at: a character always ends before a blank.
  let end = Math.max(0, text.lastIndexOf(' ', most));
  for (const { length } of charactersOf(text.slice(end, most + WIDEST))) {
    if (end + length > most) break;
    end += length;
  }
  return text.slice(0, end);
}

/** As `cutText`, of prose: it ends with a whole word where there are words, and with a sign of the cut. */
export function cutProse(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = cutText(text, most - 1);
  const word = cut.lastIndexOf(' ');
  const whole = text[cut.length] !== ' ' && word > most / 2 ? cut.slice(0, word) : cut;
  return `${whole.trimEnd()}…`;
}
