import { useCallback } from 'react';
import type { ShellError } from '../core/errors';
import { errorText } from '../core/i18n/error-text';
import type { I18n } from '../core/i18n/i18n';
import type { Lang } from '../core/i18n/lang';
import type { Language } from '../core/i18n/languages';
import { useShell } from './shell-context';
import { useStore } from './use-store';

/**
 * `t(key, values)` of the interface's own texts; the component re-renders when the language changes, or the host's
 * words do. It is another function then, so that memoised children notice.
 */
export function useT(): I18n['t'] {
  return useStore(useShell().i18n.$t);
}

/** The interface's language. */
export function useLang(): Lang {
  return useStore(useShell().i18n.$lang);
}

/** How the interface's language is written; the component re-renders when it changes. */
export function useWriting(): Language {
  const { i18n } = useShell();
  useStore(i18n.$lang);
  return i18n.language();
}

/** BCP 47 tag by which the interface writes dates and numbers. */
export function useLocale(): string {
  return useWriting().locale;
}

/** The texts of the server; the component re-renders when they have loaded. Use it to show their titles. */
export function useServerTexts(): I18n['server'] {
  const { i18n } = useShell();
  const revision = useStore(i18n.$revision);
  const lang = useStore(i18n.$lang);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are the reason for a new function
  return useCallback<I18n['server']>((key, fallback) => i18n.server(key, fallback), [i18n, lang, revision]);
}

/** The text of an error in the page's language; the component re-renders when the language changes. */
export function useErrorText(): (error: ShellError) => string {
  const { i18n } = useShell();
  const revision = useStore(i18n.$revision);
  const lang = useStore(i18n.$lang);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are the reason for a new function
  return useCallback((error: ShellError) => errorText(error, i18n), [i18n, lang, revision]);
}
