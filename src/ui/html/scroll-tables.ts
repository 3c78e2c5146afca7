/**
 * Gives every table its own room to scroll in, so that a wide one moves neither the words around it nor the page. A room that
 * does scroll is a stop of the Tab key: a keyboard user could not read to its end. Returns what stops watching.
 */
export function scrollTables(content: HTMLElement): () => void {
  const rooms = [...content.querySelectorAll('table')]
    .filter((table) => !table.parentElement?.closest('table'))
    .map((table) => {
      const room = content.ownerDocument.createElement('div');
      room.className = 'oms-html-scroll';
      table.replaceWith(room);
      room.append(table);
      return room;
    });
  if (rooms.length === 0 || typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const room = target.closest<HTMLElement>('.oms-html-scroll');
      if (!room) continue;
      if (room.scrollWidth > room.clientWidth) room.tabIndex = 0;
      else room.removeAttribute('tabindex');
    }
  });
  for (const room of rooms) {
    observer.observe(room);
    if (room.firstElementChild) observer.observe(room.firstElementChild);
  }
  return () => observer.disconnect();
}
