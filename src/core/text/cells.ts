/** A cell in quotes, as sheets write one with line ends, tabs or quotes in it, or a plain one; and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g;

/** A cell goes into a field of one line. */
const inLine = (text: string): string => text.replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ').trim();

/**
 * The rows of a block of cells as spreadsheets put it on the clipboard: tabs between cells, line ends between rows.
 * Rows without any text at the end are left out.
 */
export function readCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    row.push(inLine(quoted?.replaceAll('""', '"') ?? plain));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop();
  return rows;
}
