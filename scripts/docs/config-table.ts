import { SERVICE_NAMES } from '../../src/core/config/services';
import { ownLangs } from '../../src/core/i18n/lang';
import type { Group, Member } from '../../src/core/shape/member';
import { allowedIn } from '../../src/core/shape/words';
import { codes, tableOf } from '../../tools/markdown';
import { type ConfigKey, configKeys } from '../describe/config-keys';
import type { Documented } from '../describe/docstrings';

/**
 * The table of the configuration's keys.
 * @param whole a row for each member of a group; else members with the same default share one
 */
export function configTable(whole: boolean): string {
  const rows = configKeys().flatMap((key) =>
    key.members.length > 0 ? groupRows(key, whole) : [rowOf(key, '')],
  );
  return tableOf(['key', 'value', 'default', 'meaning'], rows);
}

type Row = [key: string, value: string, byDefault: string, meaning: string];

function rowOf(key: ConfigKey, prefix: string): Row {
  return [`\`${prefix}${key.name}\``, valueWords(key.field), defaultWords(key), meaningOf(key.comment)];
}

function groupRows(group: ConfigKey, whole: boolean): Row[] {
  const rows = group.members.map((member) => rowOf(member, `${group.name}.`));
  if (whole) return rows;
  if (group.comment.tags.default) return [rowOf(group, '')];
  const shared = new Map<string, Row[]>();
  for (const row of rows) shared.set(row[2], [...(shared.get(row[2]) ?? []), row]);
  return [...shared.values()].map(([first, ...others]): Row => {
    const [name, value, byDefault, meaning] = first!;
    if (others.length === 0) return [name, value, byDefault, meaning];
    const names = others.map(([other]) => other.replace(`${group.name}.`, '.'));
    return [[name, ...names].join(' '), value, byDefault, meaningOf(group.comment)];
  });
}

function valueWords(field: Member | Group): string {
  if (!('members' in field) && field.kind === 'language')
    return `${codes(ownLangs())}, a tag of \`languages\``;
  if ('members' in field || !field.values) return allowedIn(field);
  return field.kind === 'names' ? `a list of ${codes(field.values)}` : codes(field.values);
}

function defaultWords({ name, field, comment }: ConfigKey): string {
  if (comment.tags.default) return comment.tags.default;
  const fallback = 'members' in field ? undefined : field.fallback;
  if (typeof fallback === 'function') {
    if (SERVICE_NAMES.some((service) => service === name)) return '`hosts.userCentre`';
    throw new Error(`The default of "${name}" is no constant: its comment needs @default`);
  }
  if (Array.isArray(fallback)) return codes(fallback) || 'none';
  if (typeof fallback === 'object') return 'none';
  return `\`${fallback}\``;
}

/** `@see docs/behaviour.md#languages` becomes a link; the file that has the table makes it relative. */
function meaningOf({ words, tags }: Documented): string {
  if (tags.deprecated) return `${words}; deprecated: ${tags.deprecated}`;
  if (!tags.see) return words;
  // The compiler takes the first word for a name, and writes a blank behind it.
  const target = tags.see.replaceAll(' ', '');
  const anchor = target.split('#')[1] ?? '';
  return `${words}; see [${anchor.replaceAll('-', ' ')}](${target})`;
}
