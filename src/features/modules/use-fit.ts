import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from '../../core/platform/watch-size';
import { fitCount } from './fit';
import { measureRow } from './measure-row';

/**
 * Counts how many of the row's modules fit. Modules that do not fit stay in the row, invisible, so that they can be
 * measured again at any time. Null before the first measurement: then all are rendered and the style sheet cuts the
 * row.
 * @param room px that the row may take, null while the bar has not measured it
 */
export function useFit(row: RefObject<HTMLElement | null>, room: number | null, key: string): number | null {
  const [shown, setShown] = useState<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says that the titles, and so their widths, are others
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || room === null) return;
    const measure = () => {
      const sizes = measureRow(element);
      if (sizes) setShown(fitCount({ ...sizes, room, shown: null }));
    };
    measure();
    // Fonts that load late change the widths of the modules, but not that of the row.
    // So does the button with the name of a current module that it holds.
    return watchSize([...element.querySelectorAll('[data-module], [data-more]')], measure);
  }, [row, room, key]);
  return shown;
}
