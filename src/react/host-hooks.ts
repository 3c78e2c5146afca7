import { useCallback, useEffect } from 'react';
import type { OmsShellApi } from '../core/api';
import type { ShellError } from '../core/errors';
import type { OmsEvent, OmsEventName } from '../core/events/types';
import { type Lang, toLang } from '../core/i18n/lang';
import type { Place } from '../core/navigation/navigation';
import { getShell } from '../core/page-shell';
import type { Permission } from '../core/permissions/permissions';
import type { SessionStatus, User } from '../core/session/types';
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

/** Who is signed in; the component re-renders when that changes. */
export function useSession(): SessionView {
  return useStore(useShell().session.$state);
}

/** The language and what changes it; any other than the two is zh-CN (spec 5). */
export function useLanguage(): readonly [lang: Lang, setLang: (lang: Lang) => Promise<void>] {
  const { i18n } = useShell();
  const setLang = useCallback((lang: Lang) => i18n.setLang(toLang(lang)), [i18n]);
  return [useStore(i18n.$lang), setLang];
}

/** Whether the user may do what an authorisation code stands for (spec 6): `unknown` until the menu is there. */
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

/** Where the page stands in the menu; null where the menu does not know it, or is not there yet. */
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
