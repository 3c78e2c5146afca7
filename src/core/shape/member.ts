/** The kinds of values that have words (`words.ts`) and a JSON Schema (`scripts/build/config-schema.ts`) of their own. */
export type Kind =
  | 'text'
  | 'boolean'
  | 'choice'
  | 'language'
  | 'number'
  | 'id'
  | 'timeZone'
  | 'url'
  | 'path'
  | 'texts'
  | 'names'
  | 'origins'
  | 'icons'
  | 'messages'
  | 'rows'
  | 'languages'
  | 'social'
  | 'badges'
  | 'tokens'
  | 'function';

/** A member of an object that comes from outside: how it is read, and what counts without it. */
export interface Member<Value = unknown> {
  /** Undefined where the value cannot be used. */
  readonly read: (value: unknown) => Value | undefined;
  /**
   * What counts where the object does not have the member, or a function that gives it; without it the object must have
   * the member.
   */
  readonly fallback?: Value | ((...context: never) => Value);
  readonly kind?: Kind;
  /** The values that are allowed, in English for the developer's console, where the kind does not say it. */
  readonly allowed?: string;
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** Of a number. */
  readonly unit?: string;
}

/** A member that is an object of members. */
export interface Group<Members extends Shape = Shape> {
  readonly members: Members;
}

/** The members of an object, by name. */
export type Shape = Readonly<Record<string, Member>>;

/** The values that a shape reads. */
export type ValuesOf<Given extends Shape> = {
  readonly [Name in keyof Given]: Given[Name] extends Member<infer Value> ? Value : never;
};

/** Makes a member one that the object may do without. @param fallback what counts where it is missing; a function is called */
export const optional = <Value, Missing>(
  member: Member<Value>,
  fallback: Missing,
): Member<Value | Missing> => ({
  ...(member as Member<Value | Missing>),
  fallback,
});

/** A fault of an object: a value that cannot be used, a missing member, or an unknown one. */
export interface Problem {
  /** Path of the member. */
  readonly key: string;
  /** Undefined where the member is missing. */
  readonly value?: unknown;
  /** A member, the known names, or words. */
  readonly expected: Member | Group | readonly string[] | string;
}
