/** The anchor that a heading gets, as hosts of Markdown write it: the links of docs/*.md count on that. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** The section under the heading with this anchor, without the heading; undefined where there is none. */
export function sectionOf(text: string, anchor: string): string | undefined {
  const lines = text.split('\n');
  const levelOf = (line: string) => /^(#+) /.exec(line)?.[1]?.length;
  const start = lines.findIndex((line) => levelOf(line) && anchorOf(line.replace(/^#+ /, '')) === anchor);
  if (start < 0) return undefined;
  const level = levelOf(lines[start] ?? '') ?? 1;
  const end = lines.findIndex((line, index) => index > start && (levelOf(line) ?? 9) <= level);
  return lines
    .slice(start + 1, end < 0 ? undefined : end)
    .join('\n')
    .trim();
}
