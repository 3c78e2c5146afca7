import MiniSearch from 'minisearch';

/** `[title of the page, heading, address below the root, text]`, as the build writes them. */
export type Row = readonly [string, string, string, string];

export interface Hit {
  readonly page: string;
  readonly title: string;
  readonly address: string;
  readonly text: string;
}

const HAN = /\p{Script=Han}+/gu;

/** Words, and of Chinese, which has no blanks, each two characters beside each other. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase();
  const pairs = [...plain.matchAll(HAN)].flatMap(([run]) =>
    run.length === 1 ? [run] : [...run].slice(0, -1).map((one, at) => one + [...run][at + 1]),
  );
  return [...plain.replace(HAN, ' ').split(/[^\p{L}\p{N}-]+/u), ...pairs].filter(Boolean);
}

/** Looks words up in the rows; the best first. */
export function finderOf(rows: readonly Row[]): (text: string) => Hit[] {
  const index = new MiniSearch({
    fields: ['page', 'title', 'text'],
    tokenize: wordsOf,
    searchOptions: {
      ...{ boost: { page: 3, title: 4 }, prefix: true, fuzzy: 0.1, combineWith: 'AND' },
      // The page of an element or widget has what the reference says of it, and an example to try it on.
      boostDocument: (id) => (/(^|\/)(elements|widgets)\//.test(rows[Number(id)]?.[2] ?? '') ? 3 : 1),
    },
  });
  index.addAll(rows.map(([page, title, , text], id) => ({ id, page, title, text })));
  return (text) =>
    index.search(text).flatMap(({ id }) => {
      const row = rows[id];
      return row ? [{ page: row[0], title: row[1], address: row[2], text: row[3] }] : [];
    });
}

/** The part of the text around the first of the words. */
export function excerptOf(text: string, query: string, length = 140): string {
  const plain = text.toLowerCase();
  const at = wordsOf(query)
    .map((word) => plain.indexOf(word))
    .filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...(at.length > 0 ? at : [0])) - length / 3);
  const part = text.slice(start, start + length).trim();
  return `${start > 0 ? '… ' : ''}${part}${start + length < text.length ? ' …' : ''}`;
}
