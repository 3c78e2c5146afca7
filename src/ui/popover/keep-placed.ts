import { autoUpdate } from '@floating-ui/react';
import { type Placement, place } from './place';

/**
 * Holds `floating` beside `anchor`, whatever scrolls or is resized: the library says when, `place` where.
 * @returns the end of it
 */
export const keepPlaced = (
  anchor: HTMLElement,
  floating: HTMLElement,
  placement: Placement,
  gap: number,
): (() => void) => autoUpdate(anchor, floating, () => place(anchor, floating, placement, gap));
