import { useCallback, useEffect } from 'react';
import type { ShellError } from '../core/errors';
import type { OmsEvent, OmsEventName } from '../core/events/types';
import type { Lang } from '../core/i18n/lang';
import type { SessionStatus, User } from '../core/session/types';
import type { Permission } from '../domain/navigation/menu/permissions';
import type { Place } from '../domain/navigation/place';
import type { OmsShellApi } from '../shell/api';
import { getShell } from '../shell/page-shell';
import { useShell } from './shell-context';
import { useStore } from './use-store';
import { useServerTexts } from './use-text';

/** The script API (`window.OmsShell`), for what a hook does not give. */
export function useShellApi(): OmsShellApi {
  useShell();
  return getShell();
}

export interface SessionView {
  status: SessionStatus;
  /** Null until signed in. */
  user: User | null;
  /** Why the session could not be had, where `status` is `failed`. */
  error: ShellError | null;
}

/** The signed-in user; the component re-renders when that changes. */
export function useSession(): SessionView {
  return useStore(useShell().session.$state);
}

/** The language and what changes it, which rejects with a ShellError `argument` for a value that is no language. */
export function useLanguage(): readonly [lang: Lang, setLang: (lang: Lang) => Promise<void>] {
  const { i18n } = useShell();
  const setLang = useCallback(
    async (lang: Lang) => (await import('../core/advice/advice')).chooseLang(i18n, lang),
    [i18n],
  );
  return [useStore(i18n.$lang), setLang];
}

/** The permission of an authorisation code (docs/behaviour.md#permissions): `unknown` until the menu has loaded. */
export function usePermission(code: string): Permission {
  const { permissions } = useShell();
  useStore(permissions.$labels);
  return permissions.check(code);
}

/** The same as `OmsShell.can()`; undefined until it is known. */
export function useCan(code: string): boolean | undefined {
  const permission = usePermission(code);
  return permission === 'unknown' ? undefined : permission === 'allowed';
}

/** The place of the page in the menu; null where the menu does not have the page, or has not loaded. */
export function useMenuPlace(): Place | null {
  const { navigation } = useShell();
  useStore(navigation.$current);
  useStore(navigation.$tree);
  useServerTexts();
  return navigation.place();
}

/** Listens to one of the shell's events for as long as the component is shown. Give a stable function. */
export function useShellEvent<N extends OmsEventName>(name: N, listener: (event: OmsEvent<N>) => void): void {
  useEffect(() => getShell().on(name, listener), [name, listener]);
}
