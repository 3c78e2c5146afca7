/** UTF-8 with a byte order mark, which spreadsheet programs need to read Chinese. */
export const csvStart = '\ufeff';

/** A line of a CSV. A text that a spreadsheet program would take for a formula gets an apostrophe in front. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' && isFormula(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets of East Asia take the full-width twins of the signs for the signs. */
const isFormula = (text: string): boolean =>
  /^[=+\-@\t\r\n\u2212]/.test(text.slice(0, 1).normalize('NFKC')) && !/^-?\d+(\.\d+)?$/.test(text);
