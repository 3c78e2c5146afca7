import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from '../../../src/core/platform/watch-size';
import { blocksOf, modulesRoom } from './modules-room';

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
    const measure = () => {
      const measured = modulesRoom(element, search);
      if (measured !== null) setRoom(measured);
    };
    measure();
    return watchSize([element, ...blocksOf(element)], measure);
  }, [bar, search, key]);
  return room;
}
