import { useLayoutEffect, useMemo, useRef } from 'react';
import { useShell } from './shell-context';
import { useStore } from './use-store';
import { useLang } from './use-text';

/**
 * Data that belongs to one component, where a store would share it: made again when `key`, the language or the
 * organisation changes. What was made before is reset then, which ends its calls.
 * @param make called while the component renders: it starts no call
 * @param key all that the data depends on
 */
export function useOwnData<T extends { reset(): void }>(make: () => T, key: string): T {
  const shell = useShell();
  const organisation = useStore(shell.session.$state).user?.organisation?.id;
  const lang = useLang();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded, and its language and organisation, are reasons to start again
  const data = useMemo(make, [shell, key, lang, organisation]);
  const shown = useRef(data);
  useLayoutEffect(() => {
    if (shown.current !== data) shown.current.reset();
    shown.current = data;
  }, [data]);
  return data;
}
