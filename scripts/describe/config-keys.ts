import { SCHEMA } from '../../src/core/config/schema';
import type { Group, Member } from '../../src/core/shape/member';
import { commentOf, type Documented, docstringsOf } from './docstrings';

/** One row of the table, or one key of the JSON Schema. */
export interface ConfigKey {
  readonly name: string;
  readonly field: Member | Group;
  readonly comment: Documented;
  readonly members: readonly ConfigKey[];
}

/** The keys of the configuration with the comments of their declaration. */
export function configKeys(): ConfigKey[] {
  const described = (fields: Readonly<Record<string, Member | Group>>, comments: readonly Documented[]) =>
    Object.entries(fields).map(([name, field]): ConfigKey => {
      const comment = commentOf(comments, name);
      return {
        name,
        field,
        comment,
        members: 'members' in field ? described(field.members, comment.members) : [],
      };
    });
  return described(SCHEMA, docstringsOf('src/core/config/types.ts', 'ShellConfig'));
}
