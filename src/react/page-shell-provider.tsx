import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { startTracking } from '../shell/start-tracking';
import { ShellContext } from './shell-context';
import { usePageShell } from './use-page-shell';

export interface ShellProviderProps {
  children: ReactNode;
  /**
   * Shown in the place of the children until the page's shell is there, on a server too. Default: the children, whose hooks
   * have no user, no permission and no menu then.
   */
  fallback?: ReactNode;
}

const never = () => () => {};

/**
 * Gives the page's one shell to a React host; the elements on the page share it. Rendering it in a browser starts the shell, so
 * call `configureShell` before the first render. On a server it renders what a browser shows at first.
 */
export function ShellProvider({ children, fallback }: ShellProviderProps) {
  const made = usePageShell();
  // What a server has rendered comes alive with the same content; the shell may be there by then.
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const shell = hydrating ? null : made;
  // A page may have no element, which does it, too.
  useEffect(() => {
    if (shell) startTracking(shell);
  }, [shell]);
  return <ShellContext value={shell}>{shell || fallback === undefined ? children : fallback}</ShellContext>;
}
