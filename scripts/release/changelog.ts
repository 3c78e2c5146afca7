/** The groups of a version, in the order in which they stand. */
export const GROUPS = ['Breaking', 'Deprecated', 'Added', 'Changed', 'Fixed', 'Removed'] as const;
export type Group = (typeof GROUPS)[number];

export interface ChangelogVersion {
  /** `Unreleased`, or a version. */
  readonly name: string;
  readonly date: string | null;
  /** Its entries, each without its dash. */
  readonly groups: ReadonlyMap<Group, readonly string[]>;
}

const UNRELEASED = 'Unreleased';
const HEADING = /^## (?:(Unreleased)|(\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d))$/;

/**
 * The versions of a changelog, newest first.
 * @throws Error with the line that does not fit: release notes are read by people, but the version is chosen by them
 */
export function readChangelog(text: string): ChangelogVersion[] {
  const versions: { name: string; date: string | null; groups: Map<Group, string[]> }[] = [];
  let entries: string[] | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const fail = (why: string) => new Error(`CHANGELOG.md, line ${index + 1}: ${why}`);
    const groups = versions.at(-1)?.groups;
    if (line.startsWith('## ')) {
      const [, unreleased, version = '', date = null] = HEADING.exec(line) ?? [];
      const name = unreleased ?? version;
      if (!name) throw fail(`"${line}" is neither "## ${UNRELEASED}" nor "## 1.2.3 - 2026-01-31"`);
      if (versions.some((one) => one.name === name)) throw fail(`${name} stands there twice`);
      versions.push({ name, date, groups: new Map() });
      entries = null;
    } else if (line.startsWith('### ')) {
      const group = GROUPS.find((one) => line === `### ${one}`);
      if (!group || !groups) throw fail(`"${line}" is none of ${GROUPS.join(', ')}`);
      if (groups.has(group)) throw fail(`${group} stands there twice in one version`);
      entries = [];
      groups.set(group, entries);
    } else if (line.startsWith('- ')) {
      if (!entries) throw fail('an entry stands in no group');
      if (entries.includes(line.slice(2))) throw fail('an entry stands there twice');
      entries.push(line.slice(2));
    } else if (line.startsWith('  ') && entries?.length) {
      entries[entries.length - 1] += `\n${line.trim()}`;
    } else if (line !== '' && entries) {
      throw fail('a line is neither an entry nor its second line');
    }
  }
  return versions;
}

/** What is not released yet. */
export const unreleasedOf = (versions: readonly ChangelogVersion[]) =>
  versions.find(({ name }) => name === UNRELEASED);

/** The newest released version; null before the first. */
export const lastReleased = (versions: readonly ChangelogVersion[]): string | null =>
  versions.find(({ name }) => name !== UNRELEASED)?.name ?? null;

/** The changelog with what was unreleased under a version, and nothing unreleased above it. */
export function withRelease(text: string, version: string, date: string): string {
  const heading = `## ${UNRELEASED}\n`;
  // Groups that were kept ready, and stayed empty.
  const [before = '', rest = ''] = text.split(heading);
  const end = rest.search(/^## /m);
  const [own, older] = end < 0 ? [rest, ''] : [rest.slice(0, end), rest.slice(end)];
  const filled = own.replace(/^### .*\n\n?(?=### |$(?![\s\S]))/gm, '');
  return `${before}${heading}\n## ${version} - ${date}\n${filled}${older}`;
}

/** What a version has in the changelog, without its heading. */
export function notesOf(text: string, name: string): string {
  const [, rest = ''] = text.split(new RegExp(`^## ${name.replaceAll('.', '\\.')}(?: - .*)?\n`, 'm'));
  return (rest.split(/^## /m)[0] ?? '').trim();
}
