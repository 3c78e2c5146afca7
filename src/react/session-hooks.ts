import { atom } from 'nanostores';
import type { ShellError } from '../core/errors';
import type { SessionStatus, User } from '../core/session/types';
import type { Permission } from '../domain/navigation/menu/permissions';
import { useShellOrNull } from './shell-context';
import { useStore } from './use-store';

/*
 * The hooks of hosts that ask who the user is and what they may. They need nothing of the shell's code: a bundle of a
 * host that has them alone stays small.
 */

const NOTHING = atom(null);
const STARTING = atom<SessionView>({ status: 'starting', user: null, error: null });

export interface SessionView {
  status: SessionStatus;
  /** Null until signed in. */
  user: User | null;
  /** Why the session could not be had, where `status` is `failed`. */
  error: ShellError | null;
}

/** The signed-in user; the component re-renders when that changes. */
export function useSession(): SessionView {
  return useStore(useShellOrNull()?.session.$state ?? STARTING);
}

/** The permission of an authorisation code (docs/behaviour.md#permissions): `unknown` until the menu has loaded. */
export function usePermission(code: string): Permission {
  const permissions = useShellOrNull()?.permissions;
  useStore(permissions?.$labels ?? NOTHING);
  return permissions?.check(code) ?? 'unknown';
}

/** The same as `OmsShell.can()`; undefined until it is known. */
export function useCan(code: string): boolean | undefined {
  const permission = usePermission(code);
  return permission === 'unknown' ? undefined : permission === 'allowed';
}
