import { type RefObject, useLayoutEffect, useState } from 'react';

/** px that the search keeps: in a small bar 240 with 12 at either side, in a large one its width in use. */
export const LEAST = 264;
const MOST = 420;
/** Between the two, its share of the bar. */
const SHARE = 0.27;

/**
 * px that the modules may take: what the bar's fixed blocks and the search leave. Null before the first measurement.
 * Measured on the bar and not on the row itself, which would give up room by giving up modules.
 */
export function useModulesRoom(
  bar: RefObject<HTMLElement | null>,
  search: boolean,
  folded: ReadonlySet<string>,
): number | null {
  const [room, setRoom] = useState<number | null>(null);
  const key = [...folded].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says that the bar's blocks are others
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const blocks = [...element.querySelectorAll<HTMLElement>('[data-block]')];
    const measure = () => {
      const width = element.clientWidth;
      if (width === 0) return;
      const taken = blocks.reduce((sum, block) => sum + block.offsetWidth, 0);
      const kept = search ? Math.min(Math.max(LEAST, width * SHARE), MOST) : 0;
      setRoom(Math.max(0, Math.floor(width - taken - kept)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const watched of [element, ...blocks]) observer.observe(watched);
    return () => observer.disconnect();
  }, [bar, search, key]);
  return room;
}
