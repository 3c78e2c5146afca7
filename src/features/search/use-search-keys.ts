import { useEffect, useLayoutEffect, useRef } from 'react';
import { onSearchKey } from '../../page/keyboard/search-keys';

/**
 * Ctrl K, ⌘ K and, outside fields, `/` lead to the search.
 * @param enabled a bar without a search leaves the browser's own search its key
 */
export function useSearchKeys(focus: () => void, enabled: boolean): void {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  // Effects come a frame later: who presses the key as soon as the bar is in sight is heard, too.
  useLayoutEffect(() => (enabled ? onSearchKey(() => latest.current()) : undefined), [enabled]);
}
