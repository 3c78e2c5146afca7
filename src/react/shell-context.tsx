import { createContext, type ReactNode, useContext } from 'react';
import type { StoreFactory } from '../core/store/define-store';
import type { Shell } from '../shell/shell';

const ShellContext = createContext<Shell | null>(null);

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

/** A feature's store, shared by all who use it on the page. */
export function useFeature<T>(factory: StoreFactory<T, Shell>): T {
  return useShell().use(factory);
}
