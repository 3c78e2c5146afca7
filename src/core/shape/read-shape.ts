import { isRecord } from '../../page/json/json';
import type { Group, Member, Problem, Shape, ValuesOf } from './member';

type Raw = Readonly<Record<string, unknown>>;

/**
 * Reads an object by its shape. Never throws: of a value that cannot be used the default counts, or undefined where it
 * has none.
 * @param tell gets each problem: those of the members in their order, then the names that there are not
 * @param context arguments of the functions that give a default
 * @param into what is read so far, for those functions
 */
export function readShape(
  shape: Readonly<Record<string, Member | Group>>,
  raw: Raw,
  tell: (problem: Problem) => void,
  context: readonly unknown[] = [],
  into: Record<string, unknown> = {},
  prefix = '',
): Record<string, unknown> {
  for (const [name, expected] of Object.entries(shape)) {
    const key = prefix + name;
    const value = raw[name] ?? undefined;
    if ('members' in expected) {
      const isUsable = isRecord(value);
      if (value !== undefined && !isUsable) tell({ key, value, expected });
      const members: Record<string, unknown> = {};
      into[name] = members;
      readShape(expected.members, isUsable ? value : {}, tell, context, members, `${key}.`);
      continue;
    }
    const { read, fallback } = expected;
    const given = value === undefined ? undefined : read(value);
    if (given === undefined && (value !== undefined || !('fallback' in expected)))
      tell({ key, value, expected });
    into[name] = given ?? (typeof fallback === 'function' ? fallback(...(context as never[])) : fallback);
  }
  for (const name of Object.keys(raw))
    if (!Object.hasOwn(shape, name))
      tell({ key: prefix + name, value: raw[name], expected: Object.keys(shape) });
  return into;
}

/** The same for an object that counts as a whole: null where a member cannot be used. Unknown names are only reported. */
export function readWhole<const Members extends Shape>(
  shape: Members,
  raw: Raw,
  tell: (problem: Problem) => void,
): ValuesOf<Members> | null {
  let isSound = true;
  const values = readShape(shape, raw, (problem) => {
    if (!Array.isArray(problem.expected)) isSound = false;
    tell(problem);
  });
  return isSound ? (values as ValuesOf<Members>) : null;
}
