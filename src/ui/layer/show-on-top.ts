/** Shows a `popover="manual"` in the browser's top layer; without one, as a fixed box with the highest z-index. */
export function showOnTop(layer: HTMLElement): void {
  if (typeof layer.showPopover === 'function') {
    if (!layer.matches(':popover-open')) layer.showPopover();
    return;
  }
  layer.removeAttribute('popover');
  layer.style.zIndex = '2147483647';
}

/** Hides what `showOnTop` has shown, where it is to stay in the page. */
export function hide(layer: HTMLElement): void {
  if (layer.isConnected && layer.matches(':popover-open')) layer.hidePopover();
}
