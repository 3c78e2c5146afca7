import { useLayoutEffect, useState } from 'react';
import { useShell } from '../../src/react/shell-context';

/**
 * Whether the menu is collapsed: what the attribute says, at first what the user left it at. Every change is shown as
 * the host's attribute and kept in local storage under `key`.
 */
export function useCollapsed(
  host: HTMLElement & { collapsed?: boolean },
  given: boolean | undefined,
  key: string,
): [collapsed: boolean, set: (on: boolean) => void] {
  const { local } = useShell().platform;
  const [kept, setKept] = useState(() => given === undefined && local.get(key) === '1');
  // From here on the attribute alone says it, so that the host can take it away.
  useLayoutEffect(() => {
    if (!kept) return;
    host.collapsed = true;
    setKept(false);
  }, [host, kept]);
  const set = (on: boolean) => {
    if (on) local.set(key, '1');
    else local.remove(key);
    host.collapsed = on;
  };
  return [given ?? kept, set];
}
