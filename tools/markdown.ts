/** Texts as code, with commas between them. */
export const codes = (texts: readonly string[]): string => texts.map((text) => `\`${text}\``).join(', ');

/** A table of Markdown; a line break or `|` in a cell would end it. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('\n', ' ').replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

const MARKED = /(<!-- table:([\w-]+) -->\n)[\s\S]*?(<!-- \/table -->)/g;

/**
 * The text with its tables made again: each is between `<!-- table:name -->` and `<!-- /table -->`.
 * @param tables name → the table; only those that the text has are made
 * @throws where the text names a table that there is not
 */
export function withTables(text: string, tables: Readonly<Record<string, () => string>>): string {
  return text.replace(MARKED, (_, start: string, name: string, end: string) => {
    const table = tables[name];
    if (!table) throw new Error(`There is no table "${name}"`);
    return `${start}\n${table()}\n\n${end}`;
  });
}
