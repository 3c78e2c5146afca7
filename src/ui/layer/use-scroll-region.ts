import { type RefObject, useLayoutEffect } from 'react';
import { watchSize } from '../../core/platform/watch-size';

/**
 * Puts what scrolls into the Tab order while it does scroll, and only then: a keyboard user could not read to its end. What has
 * the focus has a role and a name.
 * @param ref the scrolling element, with one child that holds the content
 * @param label id of what names it
 */
export function useScrollRegion(ref: RefObject<HTMLElement | null>, label: string): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    const look = () => {
      const attributes = { tabindex: '0', role: 'region', 'aria-labelledby': label };
      for (const [name, value] of Object.entries(attributes)) {
        const scrolls = region.scrollHeight > region.clientHeight || region.scrollWidth > region.clientWidth;
        if (scrolls) region.setAttribute(name, value);
        else region.removeAttribute(name);
      }
    };
    look();
    return watchSize([region, ...[...region.children].slice(0, 1)], look);
  }, [ref, label]);
}
