import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { watchSize } from '../../../src/core/platform/watch-size';
import { SLACK } from '../../../src/features/modules/fit';
import { blocksOf, modulesRoom } from './modules-room';

/**
 * px that the modules may take: what the bar's fixed blocks and the search leave. Null before the first measurement.
 * Measured on the bar and not on the row itself, which would give up room by giving up modules. What a wider bar adds counts
 * from `SLACK` on. What its blocks give back counts at once: the row is not to depend on the order in which names come.
 */
export function useModulesRoom(
  bar: RefObject<HTMLElement | null>,
  search: boolean,
  folded: ReadonlySet<string>,
): number | null {
  const [room, setRoom] = useState<number | null>(null);
  const width = useRef(0);
  const key = [...folded].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says that the bar's blocks are others
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const measure = () => {
      const measured = modulesRoom(element, search);
      const slack = element.clientWidth > width.current ? SLACK : 0;
      width.current = element.clientWidth;
      if (measured !== null)
        setRoom((room) => (room !== null && measured > room && measured < room + slack ? room : measured));
    };
    measure();
    return watchSize([element, ...blocksOf(element)], measure);
  }, [bar, search, key]);
  return room;
}
