import type { ShellError } from '../errors';
import type { I18n } from './i18n';

/**
 * The text of an error in the page's language: the server's translation of its code, else the server's own words, else the
 * shell's text. To be called where a person reads it, so that it changes with the language; components use `useErrorText()`.
 */
export function errorText(
  { codeKeys = [], serverMessage, messageKey, text }: ShellError,
  i18n: Pick<I18n, 'find' | 't'>,
): string {
  for (const key of codeKeys) {
    const found = i18n.find(key);
    if (found !== null) return found;
  }
  return serverMessage ?? text?.(i18n.t) ?? i18n.t(messageKey);
}
