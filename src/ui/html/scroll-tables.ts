import { watchSize } from '../../core/platform/watch-size';

/**
 * Gives every table its own room to scroll in, so that a wide one moves neither the words around it nor the page. A room that
 * does scroll is a stop of the Tab key: a keyboard user could not read to its end. Returns what stops watching.
 * @param label names such a room, unless the table has a caption
 */
export function scrollTables(content: HTMLElement, label: string): () => void {
  const rooms = [...content.querySelectorAll('table')]
    .filter((table) => !table.parentElement?.closest('table'))
    .map((table) => {
      const room = document.createElement('div');
      room.className = 'oms-html-scroll';
      table.replaceWith(room);
      room.append(table);
      return room;
    });
  const parts = rooms.flatMap((room) => [room, ...room.children]);
  return watchSize(parts, (entries) => {
    for (const { target } of entries) {
      const room = target.closest<HTMLElement>('.oms-html-scroll');
      if (!room) continue;
      const name = room.querySelector('caption')?.textContent?.trim() || label;
      const attributes = { tabindex: '0', role: 'region', 'aria-label': name };
      for (const [attribute, value] of Object.entries(attributes)) {
        if (room.scrollWidth > room.clientWidth) room.setAttribute(attribute, value);
        else room.removeAttribute(attribute);
      }
    }
  });
}
