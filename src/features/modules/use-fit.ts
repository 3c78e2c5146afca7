import { type RefObject, useLayoutEffect, useState } from 'react';
import { fitCount } from './fit';

/**
 * Counts how many of the row's modules fit. The row says by `--oms-modules-room`, px, how much it may take; the bar around
 * it writes that. Those that do not fit stay in the row, out of sight, so that they can be measured again at any time.
 * Null before the first measurement: then all are rendered and the style sheet cuts the row.
 */
export function useFit(row: RefObject<HTMLElement | null>, room: number | null, key: string): number | null {
  const [shown, setShown] = useState<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says that the titles, and so their widths, are others
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || room === null) return;
    const measure = () => {
      const items = [...element.querySelectorAll<HTMLElement>('[data-module]')];
      const widths = items.map((item) => item.offsetWidth);
      const more = element.querySelector<HTMLElement>('[data-more]')?.offsetWidth ?? 0;
      // Not laid out, as on a page in the background or under `display: none`: nothing can be said.
      if (items.length === 0 || widths[0] === 0) return;
      setShown((before) => fitCount({ widths, room, more, shown: before }));
    };
    measure();
    // Fonts that come late change the widths, and the row's own room does not.
    const observer = new ResizeObserver(measure);
    for (const item of element.querySelectorAll('[data-module]')) observer.observe(item);
    return () => observer.disconnect();
  }, [row, room, key]);
  return shown;
}
