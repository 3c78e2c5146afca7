import { useCallback, useSyncExternalStore } from 'react';
import { media } from '../core/platform/media';

/** True while the window matches the query, where a style sheet is not enough: controls that move into a menu. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const list = media(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => media(query).matches,
    () => false,
  );
}
