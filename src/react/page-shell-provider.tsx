import { type ReactNode, useEffect, useState } from 'react';
import { demandShell, whenShell } from '../core/page-shell';
import type { Shell } from '../core/shell';
import { ShellProvider } from './shell-context';

export interface PageShellProviderProps {
  children: ReactNode;
  /** Shown while the page has not said where its services are. Default nothing. */
  fallback?: ReactNode;
}

/**
 * Gives the page's one shell to a React host, the same that the elements on the page share. It asks for the shell, so
 * `configureShell` has to be called before this is first rendered.
 */
export function PageShellProvider({ children, fallback = null }: PageShellProviderProps) {
  const [shell, setShell] = useState<Shell | null>(demandShell);
  useEffect(() => (shell ? undefined : whenShell(setShell)), [shell]);
  return shell ? <ShellProvider shell={shell}>{children}</ShellProvider> : fallback;
}
