import { autoUpdate, computePosition, flip, offset, type Placement, shift } from '@floating-ui/react-dom';
import { limitHeight } from './place-at-once';

export type { Placement };

/**
 * Holds `floating` beside `anchor`, `gap` px apart and 8 px from the window's edges, whatever scrolls or is resized.
 * Fixed, since the top layer is the window; written through the CSSOM, which a strict CSP allows.
 * @returns the end of it
 */
export function keepPlaced(
  anchor: HTMLElement,
  floating: HTMLElement,
  placement: Placement,
  gap: number,
): () => void {
  const place = () => {
    limitHeight(anchor, floating, gap);
    const middleware = [offset(gap), flip({ padding: 8 }), shift({ padding: 8 })];
    void computePosition(anchor, floating, { strategy: 'fixed', placement, middleware }).then(({ x, y }) => {
      floating.style.left = `${Math.round(x)}px`;
      floating.style.top = `${Math.round(y)}px`;
    });
  };
  return autoUpdate(anchor, floating, place);
}
