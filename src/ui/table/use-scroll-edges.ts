import { type RefObject, useLayoutEffect } from 'react';
import { watchSize } from '../../core/platform/watch-size';

/**
 * Says where a table goes on out of sight, for its style sheet: `data-more` has `start`, `end` or both, and is absent
 * where all of it is in view.
 * @param ref the scrolling element, with one child that holds the content
 * @param narrow its rows have two lines, which are as wide as it
 */
export function useScrollEdges(ref: RefObject<HTMLElement | null>, narrow: boolean): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || narrow) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = region;
      // From right to left it counts down from 0; a zoomed page has parts of a pixel.
      const before = Math.abs(scrollLeft);
      const more = [before >= 1 && 'start', scrollWidth - clientWidth - before >= 1 && 'end'].filter(Boolean);
      if (more.length === 0) delete region.dataset.more;
      else region.dataset.more = more.join(' ');
    };
    look();
    region.addEventListener('scroll', look, { passive: true });
    const unwatch = watchSize([region, ...[...region.children].slice(0, 1)], look);
    return () => {
      region.removeEventListener('scroll', look);
      unwatch();
      delete region.dataset.more;
    };
  }, [ref, narrow]);
}
