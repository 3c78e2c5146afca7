import { isShellError, ShellError } from '../errors';
import type { TextKey } from '../i18n/texts';

type Words = Readonly<Record<string, TextKey>>;

/** Why a proxy, or a service without words, refuses what is sent: another try would be refused as well. */
export const OF_WRITES: Words = { 413: 'error.tooLarge', 415: 'error.wrongKind' };
/** Why there is no file. */
export const OF_FILES: Words = { 404: 'error.fileGone', 410: 'error.fileGone', 10020: 'error.fileGone' };

/**
 * The error with words for its status, where there are some. In a file of its own: what every page loads first has no
 * room for them.
 */
export function worded(error: unknown, words: Words): unknown {
  if (!isShellError(error) || !(error.code in words)) return error;
  const { kind, code, serverMessage, codeKeys, body, response, call, requestId } = error;
  return new ShellError({
    ...{ kind, code, serverMessage, codeKeys, body, response, call, requestId },
    messageKey: words[code] ?? error.messageKey,
    cause: error,
  });
}
