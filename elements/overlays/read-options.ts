import type { ConfirmOptions, NotifyOptions } from '../../src/core/commands';
import { ShellError } from '../../src/core/errors';
import { show, unknownOptions } from '../../src/core/unknown-options';
import { safeUrl } from '../../src/core/url';

const TONES = ['info', 'success', 'warning', 'error'] as const;

/** Says what of a page's options cannot be used; its default counts then. */
export type Refuse = (message: string) => void;

type Raw = Record<string, unknown>;

/**
 * Reads the options of `notify()`, and drops those that would break the message.
 * @throws ShellError `argument` where there is no title
 */
export function readToast(options: unknown, refuse: Refuse): NotifyOptions {
  const given = readObject('notify', options);
  const { title, text, tone, duration, link } = given;
  for (const problem of unknownOptions('notify', given, ['title', 'text', 'tone', 'duration', 'link']))
    refuse(problem);
  const { text: label, url } = (link ?? {}) as Raw;
  const linked = isText(label) && safeUrl(url, 'https://page.invalid') !== null;
  const known = TONES.find((one) => one === tone);
  const timed = typeof duration === 'number' && duration >= 0 && duration < Number.POSITIVE_INFINITY;
  if (isGiven(tone) && !known) refuse(`notify: tone: ${show(tone)}; allowed: ${TONES.join(', ')}`);
  if (isGiven(duration) && !timed) refuse(`notify: duration: ${show(duration)}; allowed: ms, 0 or more`);
  if (isGiven(link) && !linked) refuse(`notify: link: ${show(link)}; allowed: { text, url }, http or https`);
  return {
    title: String(title),
    ...(text === undefined || text === null ? {} : { text: String(text) }),
    ...(known && { tone: known }),
    ...(timed && { duration }),
    ...(linked && { link: { text: String(label), url: String(url) } }),
  };
}

/**
 * The same for `confirm()`.
 * @throws ShellError `argument` where there is no title, and where `danger` comes without a verb: "OK" says nothing of what
 * cannot be undone
 */
export function readQuestion(options: unknown, refuse: Refuse): ConfirmOptions {
  const given = readObject('confirm', options);
  const { title, text, confirmText, danger, request } = given;
  for (const problem of unknownOptions('confirm', given, [
    'title',
    'text',
    'confirmText',
    'danger',
    'request',
  ]))
    refuse(problem);
  if (isGiven(request) && typeof request !== 'function')
    throw argument(`confirm: request: ${show(request)} cannot be used; allowed: a function`);
  const question = {
    title: String(title),
    ...(text === undefined || text === null ? {} : { text: String(text) }),
    ...(typeof request === 'function' && { request: request as () => Promise<unknown> }),
  };
  if (isText(confirmText)) return { ...question, confirmText: String(confirmText), danger: Boolean(danger) };
  if (!danger) return { ...question, danger: false };
  throw argument(
    `confirm: confirmText: ${show(confirmText)} cannot be used with danger; allowed: the verb of the action, such as "Delete"`,
  );
}

/** The id that a page gave to one of the `show` methods. */
export function readId(method: string, id: unknown): string {
  if (isText(id)) return String(id);
  throw argument(`${method}: ${show(id)} cannot be used; allowed: an id`);
}

function readObject(method: string, given: unknown): Raw {
  if (typeof given === 'object' && given !== null && isText((given as Raw).title)) return given as Raw;
  throw argument(`${method}: ${show(given)} cannot be used; allowed: an object with a title`);
}

const argument = (message: string) =>
  new ShellError({ kind: 'config', code: 'argument', messageKey: 'error.unexpected', message });

/** Null is as good as nothing. */
const isGiven = (value: unknown) => value !== undefined && value !== null;

const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';
