import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from '../../core/platform/watch-size';

/** px of a table's own width under which its rows have two lines. */
const NARROW = 640;

/** Whether the element is narrow: its own width counts, not that of the window. */
export function useNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      const width = element.offsetWidth;
      // A page that is kept out of sight has no width.
      if (width > 0) setNarrow(width < NARROW);
    };
    look();
    return watchSize([element], look);
  }, [ref]);
  return narrow;
}
