import { deepActiveElement, deepContains } from '../layer/active-element';
import { showOnTop } from '../layer/show-on-top';

/**
 * Puts a layer above what the page opens later: the top layer has what entered it last above the rest, so that a
 * dialog, a popover or an element in fullscreen of the host would cover it. Below a modal dialog of the host it can be
 * read, and not pressed: the browser has made all else inert.
 * @returns a function that ends it
 */
export function stayAbove(layer: HTMLElement): () => void {
  const enterAgain = () => {
    if (!layer.isConnected || !layer.matches(':popover-open')) return;
    const focused = deepActiveElement(document);
    layer.hidePopover();
    showOnTop(layer);
    if (focused instanceof HTMLElement && deepContains(layer, focused))
      focused.focus({ preventScroll: true });
  };
  const onToggle = (event: Event) => {
    const { target } = event;
    if ((event as ToggleEvent).newState !== 'open' || !(target instanceof HTMLElement)) return;
    // A `<details>` tells of itself by the same event.
    if (target !== layer && (target.matches(':popover-open') || target.matches('dialog[open]'))) enterAgain();
  };
  // Where that holds the layer `keepOnTop` does it.
  const onFullscreen = () => {
    const whole = document.fullscreenElement;
    if (whole && !deepContains(whole, layer)) enterAgain();
  };
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('fullscreenchange', onFullscreen);
  return () => {
    document.removeEventListener('toggle', onToggle, true);
    document.removeEventListener('fullscreenchange', onFullscreen);
  };
}
