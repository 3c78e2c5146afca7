import { countOf, isRecord } from '../../page/json/json';
import { cutText } from '../text/cut';
import { isSeen } from '../text/name';
import { CONTROL, safeUrl } from '../url';
import type { HostText } from './host-text';

/** What a member of a row may be. */
export interface Rule<Value> {
  /** The values that are allowed, in English for the developer's console. */
  readonly allowed: string;
  /** Undefined where the value cannot be used. */
  read(value: unknown): Value | undefined;
  /** What counts where the row does not have the member; without it the row must have it. */
  readonly otherwise?: { readonly value: Value };
}

export type Rules = Readonly<Record<string, Rule<unknown>>>;

/** The row that rules read. */
export type RowOf<Given extends Rules> = {
  readonly [Name in keyof Given]: Given[Name] extends Rule<infer Value> ? Value : never;
};

/** A rule for a member that a row may do without. @param value what counts then */
export const optional = <Value, Missing>(rule: Rule<Value>, value: Missing): Rule<Value | Missing> => ({
  ...rule,
  otherwise: { value },
});

/**
 * The id of an addition. It has no colon: the ids of entries of hosts get a prefix with one, so that they are never
 * those of a service.
 */
export const ownId: Rule<string> = {
  allowed: 'a text of 1 to 64 letters, digits, "-", "_" and "."',
  read: (value) => (typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : undefined),
};

/** The id of something that a service, or the host, has. */
export const anyId: Rule<string> = {
  allowed: 'an id, as a text or a whole number',
  read(value) {
    if (typeof value === 'string' && value.trim() !== '') return value;
    return Number.isSafeInteger(value) ? String(value) : undefined;
  },
};

export const hostText: Rule<HostText> = {
  allowed: "a text, or texts by language such as { en: '…' }",
  read(value) {
    const texts = isRecord(value) ? Object.values(value) : [value];
    const isSound = texts.length > 0 && texts.every((text) => typeof text === 'string' && isSeen(text));
    return isSound ? (value as HostText) : undefined;
  },
};

/** The absolute address of a link. @param page gives the page's own address */
export const linkUrl = (page: () => string): Rule<string> => ({
  allowed: 'an http or https address, or a path that begins with /',
  read(value) {
    if (typeof value !== 'string' || CONTROL.test(value)) return undefined;
    const isPath = /^\/(?![/\\])/.test(value);
    return isPath || /^https?:\/\//i.test(value) ? (safeUrl(value, page()) ?? undefined) : undefined;
  },
});

export const text: Rule<string> = {
  allowed: 'a text',
  read: (value) => (typeof value === 'string' ? value : undefined),
};

export const order: Rule<number> = {
  allowed: 'a number',
  read: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
};

/** A function of the host. A configuration that is JSON has none. */
export const callback = <Fn>(): Rule<Fn> => ({
  allowed: 'a function',
  read: (value) => (typeof value === 'function' ? (value as Fn) : undefined),
});

/** Characters of a text that a line is worth. */
const LONGEST = 200;

/** A text of a line, which shows something. */
export const line: Rule<string> = {
  allowed: 'a text',
  read: (value) => (typeof value === 'string' && isSeen(value) ? cutText(value.trim(), LONGEST) : undefined),
};

/** A text of a line, where there is one. */
export const optionalLine: Rule<string> = {
  allowed: 'a text',
  read: (value) => (typeof value === 'string' ? cutText(value.trim(), LONGEST) : undefined),
  otherwise: { value: '' },
};

export const flag: Rule<boolean> = {
  allowed: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

export const count: Rule<number> = {
  allowed: 'a whole number, 0 or more',
  read: (value) => (typeof value === 'number' ? (countOf(value) ?? undefined) : undefined),
};

export const words: Rule<readonly string[]> = {
  allowed: 'a list of texts',
  read: (value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'string') ? (value as string[]) : undefined,
};
