import { countOf, isRecord } from '../../page/json/json';
import type { Member } from '../shape/member';
import { cutText } from '../text/cut';
import { isSeen } from '../text/name';
import { CONTROL, safeUrl } from '../url';
import type { HostText } from './host-text';

/**
 * The id of an addition. It has no colon: the ids of entries of hosts get a prefix with one, so that they are never
 * those of a service.
 */
export const ownId: Member<string> = {
  allowed: 'a text of 1 to 64 letters, digits, "-", "_" and "."',
  read: (value) => (typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : undefined),
};

/** The id of something that a service, or the host, has. */
export const anyId: Member<string> = {
  allowed: 'an id, as a text or a whole number',
  read(value) {
    if (typeof value === 'string' && value.trim() !== '') return value;
    return Number.isSafeInteger(value) ? String(value) : undefined;
  },
};

export const hostText: Member<HostText> = {
  allowed: "a text, or texts by language such as { en: '…' }",
  read(value) {
    const texts = isRecord(value) ? Object.values(value) : [value];
    const isSound = texts.length > 0 && texts.every((text) => typeof text === 'string' && isSeen(text));
    return isSound ? (value as HostText) : undefined;
  },
};

/** The absolute address of a link. @param page gives the page's own address */
export const linkUrl = (page: () => string): Member<string> => ({
  allowed: 'an http or https address, or a path that begins with /',
  read(value) {
    if (typeof value !== 'string' || CONTROL.test(value)) return undefined;
    const isPath = /^\/(?![/\\])/.test(value);
    return isPath || /^https?:\/\//i.test(value) ? (safeUrl(value, page()) ?? undefined) : undefined;
  },
});

export const text: Member<string> = {
  allowed: 'a text',
  read: (value) => (typeof value === 'string' ? value : undefined),
};

export const order: Member<number> = {
  allowed: 'a number',
  read: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
};

/** A function of the host. A configuration that is JSON has none. */
export const callback = <Fn>(): Member<Fn> => ({
  allowed: 'a function',
  read: (value) => (typeof value === 'function' ? (value as Fn) : undefined),
});

/** Characters of a text that a line is worth. */
const LONGEST = 200;

/** A text of a line, which shows something. */
export const line: Member<string> = {
  allowed: 'a text',
  read: (value) => (typeof value === 'string' && isSeen(value) ? cutText(value.trim(), LONGEST) : undefined),
};

/** A text of a line, where there is one. */
export const optionalLine: Member<string> = {
  allowed: 'a text',
  read: (value) => (typeof value === 'string' ? cutText(value.trim(), LONGEST) : undefined),
  fallback: '',
};

export const flag: Member<boolean> = {
  allowed: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

export const count: Member<number> = {
  allowed: 'a whole number, 0 or more',
  read: (value) => (typeof value === 'number' ? (countOf(value) ?? undefined) : undefined),
};

export const words: Member<readonly string[]> = {
  allowed: 'a list of texts',
  read: (value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'string') ? (value as string[]) : undefined,
};
