/**
 * Brings a row into sight by scrolling the menu alone: `scrollIntoView` would scroll the host's page, too. What scrolls is
 * marked by `data-scroller`.
 */
export function intoSight(row: HTMLElement): void {
  const scroller = row.closest('[data-scroller]');
  if (!scroller) return;
  const at = row.getBoundingClientRect();
  const box = scroller.getBoundingClientRect();
  if (at.top < box.top || at.bottom > box.bottom)
    scroller.scrollTop += at.top - box.top - (box.height - at.height) / 2;
  if (at.left < box.left || at.right > box.right)
    scroller.scrollLeft += at.left - box.left - (box.width - at.width) / 2;
}
