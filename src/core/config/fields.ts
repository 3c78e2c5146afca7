import { readBase, readOrigin } from '../../page/addresses/addresses';
import { isRecord } from '../../page/json/json';
import { DEFAULT_LANG } from '../../page/language/first-lang';
import type { HostBadge } from '../host-additions/types';
import type { Lang, Packs } from '../i18n/lang';
import type { OpenSocket } from '../platform/late-platform';
import type { Group, Kind, Member } from '../shape/member';
import { isTimeZone } from '../time/time-zone';
import { readSocial } from './read-social';
import type { Tokens } from './tokens';
import type { MessagesInput, Social, SocialInput } from './types';

/** The configuration as far as it has been read: a default may depend on a host. */
export interface ReadSoFar {
  readonly hosts: Readonly<Record<string, string | null | undefined>>;
}

/** A key of the configuration: how its value is read, and what counts where none is given. */
export interface Field<Value = unknown, Given = Value> extends Member<Value> {
  readonly kind: Kind;
  readonly fallback: Value | ((config: ReadSoFar, pageOrigin: string | null) => Value);
  /** For the compiler alone: the type of the values that a host may give. */
  readonly given?: Given;
}

export type Fields = Readonly<Record<string, Field>>;

type Fallback<Value> = Field<Value>['fallback'];

export const group = <const Members extends Fields>(members: Members): Group<Members> => ({ members });

export const text = (fallback: string | null): Field<string | null> => ({
  kind: 'text',
  read: (value) =>
    typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined,
  fallback,
});

export const boolean = (fallback: Fallback<boolean>): Field<boolean> => ({
  kind: 'boolean',
  read(value) {
    if (value === true || value === 'true' || value === '') return true;
    if (value === false || value === 'false') return false;
    return undefined;
  },
  fallback,
});

export const choice = <const Value extends string, Fallback extends Value | null>(
  values: readonly Value[],
  fallback: Fallback,
): Field<Value | Fallback> => ({
  kind: 'choice',
  read: oneOf(values),
  fallback,
  values,
});

const oneOf =
  <Value>(values: readonly Value[]) =>
  (value: unknown): Value | undefined =>
    values.find((allowed) => allowed === value);

/** A language that the page does not have is the default one (docs/behaviour.md#languages), and so is not a problem. */
export const language = (): Field<Lang | null> => ({
  kind: 'language',
  read: (value) => (typeof value === 'string' ? value : DEFAULT_LANG),
  fallback: null,
});

export const number = (min: number, max: number, unit: string, fallback: number): Field<number> => ({
  kind: 'number',
  unit,
  read(value) {
    const given = Number(value);
    return given >= min && given <= max ? given : undefined;
  },
  fallback,
  min,
  max,
});

export const id = (): Field<string | null> => ({
  kind: 'id',
  read: (value) => (/^\w{1,64}$/.test(String(value)) ? String(value) : undefined),
  fallback: null,
});

export const timeZone = (fallback: string): Field<string> => ({
  kind: 'timeZone',
  read: (value) => (typeof value === 'string' && isTimeZone(value) ? value : undefined),
  fallback,
});

export const url = <Value extends string | null>(fallback: Fallback<Value>): Field<Value | string> => ({
  kind: 'url',
  read: readBase,
  fallback,
});

export const path = (fallback: string): Field<string> => ({
  kind: 'path',
  read: (value) => (typeof value === 'string' && value.startsWith('/') ? value : undefined),
  fallback,
});

/** A path that a deployment need not have. */
export const optionalPath = (): Field<string | null> => ({ ...path(''), fallback: null });

export const texts = (fallback: readonly string[]): Field<readonly string[]> => ({
  kind: 'texts',
  read: (value) => readList(value, (item) => (typeof item === 'string' ? item : undefined))?.filter(Boolean),
  fallback,
});

/** Some of these names, or none of them. */
export const names = <const Name extends string>(values: readonly Name[]): Field<readonly Name[]> => ({
  kind: 'names',
  // An empty text, and false, are none.
  read: (value) => readList(value || [], oneOf(values)),
  fallback: values,
  values,
});

export const origins = (): Field<readonly string[]> => ({
  kind: 'origins',
  read: (value) => readList(value, readOrigin),
  fallback: [],
});

export const icons = (): Field<Readonly<Record<string, string>>> => ({
  kind: 'icons',
  read: (value) =>
    isRecord(value) && Object.values(value).every((svg) => typeof svg === 'string')
      ? (value as Record<string, string>)
      : undefined,
  fallback: {},
});

/** Rows that a host adds. Here they are a list of anything: what shows them checks them, and is loaded where there are some. */
export const rows = <Row>(): Field<readonly Row[]> => ({
  kind: 'rows',
  read: (value) => (Array.isArray(value) ? (value as Row[]) : undefined),
  fallback: [],
});

/** Words of the host by language and key; what they may be is checked where they are used. */
export const messages = (): Field<Readonly<Record<string, unknown>>, MessagesInput> => ({
  kind: 'messages',
  read: (value) => (isRecord(value) ? value : undefined),
  fallback: {},
});

/** Each token for itself is checked where the page is drawn, which knows what a colour is: `src/react/token-value.ts`. */
export const tokens = (): Field<Tokens> => ({
  kind: 'tokens',
  read: (value) => (isRecord(value) ? value : undefined),
  fallback: {},
});

/** Tag → address of a pack. Whether it can be had, and what is wrong with it, is said when it is fetched. */
export const languages = (): Field<Packs> => ({
  ...icons(),
  kind: 'languages',
});

export const social = (): Field<Social | null, SocialInput | null> => ({
  kind: 'social',
  read: readSocial,
  fallback: null,
});

/** As `rows`, by the ids of what they belong to. */
export const badges = (): Field<Readonly<Record<string, HostBadge>>> => ({
  kind: 'badges',
  read: (value) => (isRecord(value) ? (value as Record<string, HostBadge>) : undefined),
  fallback: {},
});

export const asyncFunction = <Value>(): Field<(() => Promise<Value>) | null> => ({
  kind: 'function',
  read: (value) => (typeof value === 'function' ? (value as () => Promise<Value>) : undefined),
  fallback: null,
});

/** Calls services in the place of the browser's `fetch`. */
export const fetchFunction = (): Field<typeof fetch | null> => ({
  kind: 'function',
  read: (value) => (typeof value === 'function' ? (value as typeof fetch) : undefined),
  fallback: null,
});

/** Opens a socket in the place of the browser's `WebSocket`. */
export const socketFunction = (): Field<OpenSocket | null> => ({
  kind: 'function',
  read: (value) => (typeof value === 'function' ? (value as OpenSocket) : undefined),
  fallback: null,
});

/** A list, or a text with commas, as an attribute gives it. Undefined where one item cannot be used. */
function readList<Item extends string>(
  value: unknown,
  read: (item: unknown) => Item | undefined,
): Item[] | undefined {
  const list = typeof value === 'string' ? value.split(',').map((item) => item.trim()) : value;
  if (!Array.isArray(list)) return undefined;
  const items = list.map(read);
  return items.includes(undefined) ? undefined : (items as Item[]);
}
