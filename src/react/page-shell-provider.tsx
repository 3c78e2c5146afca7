import { type ReactNode, useEffect, useState } from 'react';
import { demandShell, whenShell } from '../shell/page-shell';
import type { Shell } from '../shell/shell';
import { ShellProvider } from './shell-context';

export interface PageShellProviderProps {
  children: ReactNode;
  /** Shown while the page is not configured. Default nothing. */
  fallback?: ReactNode;
}

/**
 * Gives the page's one shell to a React host; the elements on the page share it. Rendering it starts the shell, so call
 * `configureShell` before the first render.
 */
export function PageShellProvider({ children, fallback = null }: PageShellProviderProps) {
  const [shell, setShell] = useState<Shell | null>(demandShell);
  useEffect(() => (shell ? undefined : whenShell(setShell)), [shell]);
  return shell ? <ShellProvider shell={shell}>{children}</ShellProvider> : fallback;
}
