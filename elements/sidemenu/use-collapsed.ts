import { useLayoutEffect, useState } from 'react';
import { useShell } from '../../src/react/shell-context';

/**
 * Reads and sets whether the menu is collapsed: the attribute, and before the host sets it the user's last choice. Each
 * change sets the host's attribute and is kept in local storage under `key`.
 */
export function useCollapsed(
  host: HTMLElement & { collapsed: boolean | undefined },
  given: boolean | undefined,
  key: string,
): [collapsed: boolean, set: (on: boolean) => void] {
  const { local } = useShell().platform;
  const [kept, setKept] = useState(() => given === undefined && local.get(key) === '1');
  // From now on the attribute alone counts, so that the host can remove it.
  useLayoutEffect(() => {
    if (!kept) return;
    // Until the attribute is there the kept choice counts: else the menu would open for a moment.
    if (given === undefined) host.collapsed = true;
    else setKept(false);
  }, [host, kept, given]);
  const set = (on: boolean) => {
    if (on) local.set(key, '1');
    else local.remove(key);
    host.collapsed = on;
  };
  return [given ?? kept, set];
}
