import { createContext, type ReactNode, useContext } from 'react';
import type { StoreFactory } from '../core/store/define-store';
import type { Shell } from '../shell/shell';

/** Undefined outside of a provider; null in a page's provider until there is a shell. */
export const ShellContext = createContext<Shell | null | undefined>(undefined);

/** Gives the shell to the components below it. */
export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** @throws {Error} outside a ShellProvider: a fault of the code, not of the page. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() was called outside ShellProvider');
  return shell;
}

/** For the hooks of hosts: null on a server, and until the page's shell is there. @throws {Error} outside a ShellProvider */
export function useShellOrNull(): Shell | null {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new Error('A hook of @oms/shell/react was called outside ShellProvider');
  return shell;
}

/** A feature's store, shared by all who use it on the page. */
export function useFeature<T>(factory: StoreFactory<T, Shell>): T {
  return useShell().use(factory);
}
