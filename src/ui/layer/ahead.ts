import { hide, showOnTop } from './show-on-top';

/** px below its upper edge at which a layer must be in front. */
const HEAD = 16;

/**
 * Lays out a popover that is likely to be opened soon, where nobody sees it and nothing finds it. Its content keeps styles and layout:
 * what inherits `visibility: hidden` would get other styles when it opens.
 * @param layer has one child, which has all of its content and a `visibility` of its own
 * @returns the end of it, before `showOnTop` displays it or it is removed
 */
export function stayAhead(layer: HTMLElement): () => void {
  let content: HTMLElement | null = null;
  const release = () => content?.style.removeProperty('content-visibility');
  const layOut = () => {
    release();
    content = layer.firstElementChild as HTMLElement | null;
    if (!content) return;
    const { width, height } = content.getBoundingClientRect();
    content.style.setProperty('contain-intrinsic-size', `${width}px ${height}px`);
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
    // Above what has entered the top layer since.
    const { left, top, width } = layer.getBoundingClientRect();
    const root = layer.getRootNode() as Document | ShadowRoot;
    if (!layer.contains(root.elementFromPoint(left + width / 2, top + HEAD))) hide(layer);
  };
}
