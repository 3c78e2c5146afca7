import { watchSize } from '../../core/platform/watch-size';
import { setProperty } from './set-property';

/**
 * How much larger the px of an element's styles are on the screen than those of the window, by the CSS `zoom` of what
 * is around it. Boxes (`getBoundingClientRect`), pointers and the window count in the window's px; styles,
 * `offsetWidth` and scrolling in the element's own. 1 for what is not rendered, and in browsers from before this was
 * settled: there boxes are in px of the element.
 */
export const zoomOf = (element: Element | null): number => element?.currentCSSZoom || 1;

/**
 * Tells the sheets of `element` and of what is in it the zoom, by `--oms-zoom`. Units of the window are drawn zoomed,
 * too: 62 % of its height is `62vh / var(--oms-zoom, 1)`.
 */
export const tellZoom = (element: HTMLElement, zoom: number): void =>
  setProperty(element, '--oms-zoom', zoom === 1 ? '' : `${zoom}`);

/**
 * Tells it until the returned function is called. Where the zoom changes, the page's own px do, and with them the width
 * of its body; where that is fixed, the zoom follows the width of the window.
 */
export function followZoom(element: HTMLElement): () => void {
  const look = () => tellZoom(element, zoomOf(element));
  look();
  return watchSize([document.documentElement, document.body], look);
}
