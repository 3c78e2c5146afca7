import { type RefObject, useLayoutEffect } from 'react';

/**
 * Puts what scrolls into the Tab order while it does scroll, and only then: a keyboard user could not read to its end.
 * @param ref the scrolling element, with one child that holds the content
 */
export function useScrollRegion(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || typeof ResizeObserver === 'undefined') return;
    const look = () => {
      if (region.scrollHeight > region.clientHeight) region.tabIndex = 0;
      else region.removeAttribute('tabindex');
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(region);
    if (region.firstElementChild) observer.observe(region.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);
}
