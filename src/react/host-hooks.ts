import { atom } from 'nanostores';
import { useCallback, useEffect } from 'react';
import { toShellError } from '../core/errors';
import type { OmsEvent, OmsEventName } from '../core/events/types';
import { errorText } from '../core/i18n/error-text';
import type { Translate } from '../core/i18n/i18n';
import type { Lang } from '../core/i18n/lang';
import { browserClock } from '../core/platform/clock';
import type { Place } from '../domain/navigation/place';
import { DEFAULT_LANG } from '../page/language/first-lang';
import { loadPart } from '../page/platform/load-part';
import type { OmsShellApi } from '../shell/api';
import { getShell } from '../shell/page-shell';
import { useShellOrNull } from './shell-context';
import { useTicks } from './use-now';
import { useStore } from './use-store';

/*
 * The hooks of hosts. On a server, and until the page's shell is there, they give what is known by then: no user, no
 * permission, no menu.
 */

const NOTHING = atom(null);
const LANG = atom<Lang>(DEFAULT_LANG);
const NO_TEXTS = atom<Translate>(() => '');

/** The script API (`window.OmsShell`), for what a hook does not give. */
export function useShell(): OmsShellApi {
  useShellOrNull();
  return getShell();
}

/** The language and what changes it, which rejects with a ShellError `argument` for a value that is no language. */
export function useLanguage(): readonly [lang: Lang, setLang: (lang: Lang) => Promise<void>] {
  const shell = useShellOrNull();
  const setLang = useCallback(
    async (lang: Lang) =>
      shell
        ? (await loadPart(() => import('../core/advice/advice'))).chooseLang(shell.i18n, lang)
        : getShell().setLang(lang),
    [shell],
  );
  return [useStore(shell?.i18n.$lang ?? LANG), setLang];
}

/**
 * Puts an error of the shell into words for the user, in the page's language: those of the service, else what went
 * wrong and what to do.
 *
 * @example
 * const errorText = useErrorText();
 * request.post('/api/v1/Order/save', order).catch((error) => notify({ tone: 'error', title: errorText(error) }));
 */
export function useErrorText(): (error: unknown) => string {
  const shell = useShellOrNull();
  const t = useT();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` is another function in another language, which has other words
  return useCallback((error) => (shell ? errorText(toShellError(error), shell.i18n) : ''), [shell, t]);
}

/** The place of the page in the menu; null where the menu does not have the page, or has not loaded. */
export function useMenuPlace(): Place | null {
  const shell = useShellOrNull();
  useStore(shell?.navigation.$current ?? NOTHING);
  useStore(shell?.navigation.$tree ?? NOTHING);
  useStore(shell?.i18n.$revision ?? NOTHING);
  useStore(shell?.i18n.$lang ?? LANG);
  return shell?.navigation.place() ?? null;
}

/** `t(key, values)` of the shell's own texts (`locales/`), in the page's language; empty until they have loaded. */
export function useT(): Translate {
  return useStore(useShellOrNull()?.i18n.$t ?? NO_TEXTS);
}

/**
 * The time in ms, renewed every `every` ms while the component is shown, for relative times. Less than a second is one second,
 * and what is no number is the default, a minute.
 */
export function useNow(every?: number): number {
  return useTicks(useShellOrNull()?.platform.clock ?? browserClock, every);
}

/** Listens to one of the shell's events for as long as the component is shown. Give a stable function. */
export function useShellEvent<N extends OmsEventName>(name: N, listener: (event: OmsEvent<N>) => void): void {
  useEffect(() => getShell().on(name, listener), [name, listener]);
}
