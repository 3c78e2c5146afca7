let segmenter: Intl.Segmenter | undefined;

/** Characters as people see them: an emoji of several signs is one. Browsers without a segmenter have code points. */
export function charactersOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text];
  // It takes long to make.
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
