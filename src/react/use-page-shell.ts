import { useEffect, useLayoutEffect, useState } from 'react';
import { demandShell, whenShell } from '../shell/page-shell';
import type { Shell } from '../shell/shell';

/**
 * Starts the page's one shell, and follows it: null before there is one, and from its end until the next.
 * @param waits whether another has to start it
 */
export function usePageShell(waits?: boolean): Shell | null {
  const [shell, setShell] = useState<Shell | null>(() => (waits ? null : demandShell()));
  // At once: the page may end the shell before effects that wait for a paint have run.
  useLayoutEffect(() => shell?.onEnd(() => setShell(null)), [shell]);
  // Later: a realm that ends must not begin another shell in its last commit.
  useEffect(() => (shell ? undefined : whenShell(setShell)), [shell]);
  return shell;
}
