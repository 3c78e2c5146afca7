import { useCallback, useSyncExternalStore } from 'react';

/** Where the organisation's name has no room in the bar. */
export const TIGHT = '(max-width: 959px)';
/** Below it the logo's block has the width of its content, and above the width of the menu below it. */
export const SMALL = '(max-width: 1023px)';

/** True while the window matches the query, where a style sheet is not enough: controls that move into a menu. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  );
}
