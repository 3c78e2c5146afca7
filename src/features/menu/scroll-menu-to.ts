import { zoomOf } from '../../ui/layer/zoom';

/**
 * Scrolls a row into view within the menu alone: `scrollIntoView` would scroll the host's page, too. `data-scroller`
 * marks the scrolling element.
 */
export function scrollMenuTo(row: HTMLElement): void {
  const scroller = row.closest('[data-scroller]');
  if (!scroller) return;
  const at = row.getBoundingClientRect();
  const box = scroller.getBoundingClientRect();
  const zoom = zoomOf(scroller);
  if (at.top < box.top || at.bottom > box.bottom)
    scroller.scrollTop += (at.top - box.top - (box.height - at.height) / 2) / zoom;
  if (at.left < box.left || at.right > box.right)
    scroller.scrollLeft += (at.left - box.left - (box.width - at.width) / 2) / zoom;
}
