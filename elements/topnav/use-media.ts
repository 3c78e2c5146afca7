import { useCallback, useSyncExternalStore } from 'react';

/** Where the style sheet's narrow bar begins, and where the organisation's name has no room. */
export const NARROW = '(max-width: 767px)';
export const TIGHT = '(max-width: 959px)';
/** Below it the logo's block is as wide as what stands in it, and above as wide as the menu below it. */
export const SMALL = '(max-width: 1023px)';

/** Whether the window is as the query says, for what a style sheet cannot do: entries that move into a menu. */
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
