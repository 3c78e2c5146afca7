/** Shows a `popover="manual"` in the browser's top layer; where there is none, a fixed box with the highest z-index must do. */
export function showOnTop(layer: HTMLElement): void {
  if (typeof layer.showPopover === 'function') {
    if (!layer.matches(':popover-open')) layer.showPopover();
    return;
  }
  layer.removeAttribute('popover');
  layer.style.zIndex = '2147483647';
}
