import { deepContains } from './active-element';
import { LAYERS_CHANGED } from './layers-changed';
import { showOnTop } from './show-on-top';

/**
 * Keeps what is fixed to the window (a `popover="manual"`) in the top layer: above every layer that a host makes with
 * z-index, also after the host has shown itself in fullscreen or moved the element.
 * @param belowModals it has styles of its own for when it is not in the top layer. While a modal dialog of the document
 * is open it stays out of it: entered later it would be above the dialog's backdrop, in sight but inert.
 * @returns a function that ends it; the layer stays in its place
 */
export function keepOnTop(
  layer: HTMLElement,
  { belowModals = false }: { belowModals?: boolean } = {},
): () => void {
  const enter = () => {
    const waits = belowModals && 'showPopover' in layer && document.querySelector('dialog:modal');
    if (!waits && layer.isConnected) showOnTop(layer);
  };
  const enterAgain = () => {
    const whole = document.fullscreenElement;
    // An element in fullscreen covers what entered the top layer before it, even what is in it.
    if (!whole || !deepContains(whole, layer)) return;
    layer.hidePopover?.();
    enter();
  };
  const root = layer.getRootNode();
  enter();
  root.addEventListener(LAYERS_CHANGED, enter);
  document.addEventListener('fullscreenchange', enterAgain);
  document.addEventListener('close', enter, true);
  return () => {
    root.removeEventListener(LAYERS_CHANGED, enter);
    document.removeEventListener('fullscreenchange', enterAgain);
    document.removeEventListener('close', enter, true);
  };
}
