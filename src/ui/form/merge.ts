type Values = Readonly<Record<string, unknown>>;

/** A field that somebody else has changed while a form was open. */
export interface Difference {
  readonly name: string;
  /** The form has changed it, too, into something else. */
  readonly both: boolean;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Empty is empty, whether as a text, a list or nothing. */
const same = (one: unknown, other: unknown): boolean => written(one) === written(other);
const written = (value: unknown): string =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)
    ? '""'
    : JSON.stringify(value);

/** The fields that `theirs` has changed since both began with `base`, in the order of `base`; none that both changed alike. */
export function differences(base: Values, mine: Values, theirs: Values): Difference[] {
  return Object.keys(base)
    .filter((name) => Object.hasOwn(theirs, name))
    .filter((name) => !same(base[name], theirs[name]) && !same(mine[name], theirs[name]))
    .map((name) => ({
      name,
      both: !same(base[name], mine[name]),
      mine: mine[name],
      theirs: theirs[name],
    }));
}

/** The fields that the form has changed, with their values. */
export const ownChanges = (base: Values, mine: Values): [name: string, value: unknown][] =>
  Object.keys(base)
    .filter((name) => !same(base[name], mine[name]))
    .map((name) => [name, mine[name]]);
