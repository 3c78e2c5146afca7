import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { I18n } from '../core/i18n/i18n';
import type { Lang } from '../core/i18n/lang';
import { useShell } from './shell-context';

/** `t(key, values)` of the interface's own texts; the component re-renders when the language changes. */
export function useT(): I18n['t'] {
  const { i18n } = useShell();
  const lang = useStore(i18n.$lang);
  // A new function for each language, so that memoised children notice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `lang` is the reason for a new function
  return useCallback<I18n['t']>((key, values) => i18n.t(key, values), [i18n, lang]);
}

/** The interface's language. */
export function useLang(): Lang {
  return useStore(useShell().i18n.$lang);
}

/** Re-renders when texts of the server have come in; to be used where their titles are shown. */
export function useServerTexts(): I18n['server'] {
  const { i18n } = useShell();
  const revision = useStore(i18n.$revision);
  const lang = useStore(i18n.$lang);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are the reason for a new function
  return useCallback<I18n['server']>((key, fallback) => i18n.server(key, fallback), [i18n, lang, revision]);
}
