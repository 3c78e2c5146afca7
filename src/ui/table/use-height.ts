import { type RefObject, useLayoutEffect } from 'react';
import { watchSize } from '../../core/platform/watch-size';
import { zoomOf } from '../layer/zoom';

/** px between the table's foot and the end of the window. */
const REST = 24;
/** px that the rows have at least, however low the window. */
const LEAST = 320;

/**
 * Lets the rows take what is left of the window, so that head and foot stay in sight. A host sets another height by
 * `--oms-table-height`, and a table of two-line rows scrolls with its page.
 */
export function useHeight(region: RefObject<HTMLElement | null>, narrow: boolean): void {
  useLayoutEffect(() => {
    const element = region.current;
    const root = element?.parentElement;
    if (!element || !root) return;
    const measure = () => {
      const { top } = element.getBoundingClientRect();
      const below = root.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
      const room = (window.innerHeight - (top + window.scrollY) - below) / zoomOf(element) - REST;
      element.style.setProperty(
        '--oms-table-room',
        narrow ? 'none' : `${Math.max(LEAST, Math.round(room))}px`,
      );
    };
    measure();
    // What stands above and below it changes its place.
    const unwatch = watchSize(
      [...root.children].filter((part) => part !== element),
      measure,
    );
    window.addEventListener('resize', measure);
    return () => {
      unwatch();
      window.removeEventListener('resize', measure);
    };
  }, [region, narrow]);
}
