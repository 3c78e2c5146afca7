import type { ConfirmOptions, NotifyOptions } from '../../src/core/commands';
import { choice } from '../../src/core/config/fields';
import { ShellError } from '../../src/core/errors';
import { callback } from '../../src/core/host-additions/rules';
import { type Member, optional, type Shape, type ValuesOf } from '../../src/core/shape/member';
import { readShape } from '../../src/core/shape/read-shape';
import { show } from '../../src/core/shape/show';
import { sentenceOf } from '../../src/core/shape/words';
import { safeUrl } from '../../src/core/url';
import { isRecord } from '../../src/page/json/json';

/** Says what of a page's options cannot be used; its default counts then. */
export type Refuse = (message: string) => void;

const TONES = ['info', 'success', 'warning', 'error'] as const;

const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const line: Member<string> = {
  allowed: 'a text',
  read: (value) => (isText(value) ? String(value) : undefined),
};
const text: Member<string> = { allowed: 'a text', read: (value) => `${value}` };
/** An empty one is none. */
const label: Member<string> = { ...line, read: (value) => (value === '' ? '' : line.read(value)) };
const duration: Member<number> = {
  allowed: 'ms, 0 or more',
  read: (value) =>
    typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY ? value : undefined,
};
const link: Member<{ text: string; url: string }> = {
  allowed: '{ text, url }, http or https',
  read(value) {
    const { text, url } = isRecord(value) ? value : {};
    const isSound = isText(text) && safeUrl(url, 'https://page.invalid') !== null;
    return isSound ? { text: String(text), url: String(url) } : undefined;
  },
};

const TOAST = {
  title: line,
  text: optional(text, undefined),
  tone: optional(choice(TONES, null), undefined),
  duration: optional(duration, undefined),
  link: optional(link, undefined),
};

const QUESTION = {
  title: line,
  text: optional(text, undefined),
  confirmText: optional(label, undefined),
  danger: optional<boolean, boolean>({ kind: 'boolean', read: Boolean }, false),
  request: optional(callback<() => Promise<unknown>>(), undefined),
};

/**
 * Reads the options of `notify()`, and drops those that would break the message.
 * @throws ShellError `argument` where there is no title
 */
export const readToast = (given: unknown, refuse: Refuse): NotifyOptions =>
  readGiven('notify', TOAST, given, refuse) as NotifyOptions;

/**
 * The same for `confirm()`.
 * @throws ShellError `argument` where there is no title, and where `danger` comes without a verb: "OK" says nothing of what
 * cannot be undone
 */
export function readQuestion(given: unknown, refuse: Refuse): ConfirmOptions {
  const { title, danger, confirmText } = isRecord(given) ? given : {};
  if (isText(title) && danger && !isText(confirmText)) {
    throw argument(
      `confirm: confirmText: ${show(confirmText)} cannot be used with danger; allowed: the verb of the action, such as "Delete"`,
    );
  }
  return readGiven('confirm', QUESTION, given, refuse) as ConfirmOptions;
}

/** The id that a page gave to one of the `show` methods. */
export function readId(method: string, id: unknown): string {
  if (isText(id)) return String(id);
  throw argument(sentenceOf({ key: method, value: id, expected: 'an id' }));
}

/** Without them the call would be another one. */
const NEEDED = ['title', 'request'];

/** Reads the options of a method; those that are missing or empty are left out. */
function readGiven<const Members extends Shape>(
  method: string,
  shape: Members,
  given: unknown,
  refuse: Refuse,
): Partial<ValuesOf<Members>> {
  if (!isRecord(given))
    throw argument(sentenceOf({ key: method, value: given, expected: 'an object with a title' }));
  const values = readShape(shape, given, (problem) => {
    const sentence = sentenceOf(problem, method);
    if (!Array.isArray(problem.expected) && NEEDED.includes(problem.key)) throw argument(sentence);
    refuse(sentence);
  });
  const isGiven = ([, value]: [string, unknown]) => value !== undefined && value !== '';
  return Object.fromEntries(Object.entries(values).filter(isGiven)) as Partial<ValuesOf<Members>>;
}

const argument = (message: string) =>
  new ShellError({ kind: 'config', code: 'argument', messageKey: 'error.unexpected', message });
