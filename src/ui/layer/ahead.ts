import { hide, showOnTop } from './show-on-top';
import { zoomOf } from './zoom';

/** px below its upper edge at which a layer must be in front. */
const HEAD = 16;

/**
 * Lays out a popover that is likely to be opened soon, where nobody sees it and nothing finds it: `visibility` hides
 * the layer from screen readers, `clip-path` its frame from eyes and presses, `content-visibility` its content from
 * both and from the browser's search.
 * @param layer has one child with all of its content. That is `visibility: visible`: all that would inherit `hidden`
 * would get other styles at the opening, for which style and layout are prepared here.
 * @returns the end of it, before `showInFront` displays the layer or it is removed
 */
export function stayAhead(layer: HTMLElement): () => void {
  let content: HTMLElement | null = null;
  const release = () => content?.style.removeProperty('content-visibility');
  const layOut = () => {
    release();
    content = layer.firstElementChild as HTMLElement | null;
    if (!content) return;
    const { width, height } = content.getBoundingClientRect();
    const zoom = zoomOf(content);
    content.style.setProperty('contain-intrinsic-size', `${width / zoom}px ${height / zoom}px`);
    content.style.setProperty('content-visibility', 'hidden');
  };
  layer.style.visibility = 'hidden';
  // Else presses would meet the box of its content.
  layer.style.clipPath = 'inset(100%)';
  showOnTop(layer);
  layOut();
  const changes = new MutationObserver(layOut);
  changes.observe(layer, { childList: true, characterData: true, subtree: true });
  return () => {
    changes.disconnect();
    release();
    layer.style.visibility = layer.style.clipPath = '';
  };
}

/** Displays a layer: one that was laid out ahead in front of what has entered the top layer since. */
export function showInFront(layer: HTMLElement): void {
  if (typeof layer.showPopover === 'function' && layer.matches(':popover-open')) {
    const { left, top, width } = layer.getBoundingClientRect();
    const root = layer.getRootNode() as Document | ShadowRoot;
    if (!layer.contains(root.elementFromPoint(left + width / 2, top + HEAD))) hide(layer);
  }
  showOnTop(layer);
}
