import { type MouseEvent as ReactMouseEvent, useRef } from 'react';

/** The pointer of a press that moves further than this, in px, has left what it began on. */
const SLACK = 4;

/**
 * Lets a press take the row that it began on, although a reply or a push moves the rows of its list before the button
 * is up. The browser then clicks the element that holds both places, and the press would do nothing.
 * @returns a capturing handler for `mousedown` of the list, whose rows are options, buttons or links
 */
export function useKeptPress(): (event: ReactMouseEvent) => void {
  const last = useRef<AbortController>(null);
  return ({ target, button, clientX, clientY }) => {
    last.current?.abort();
    const row = (target as Element).closest('[role=option], button, a');
    if (!row || button !== 0) return;
    last.current = new AbortController();
    const finish = (click: MouseEvent) => {
      const isOver = click.composedPath().includes(row);
      const moved = Math.hypot(click.clientX - clientX, click.clientY - clientY);
      if (!isOver && moved <= SLACK) row.dispatchEvent(new MouseEvent('click', click));
    };
    const once = { capture: true, once: true, signal: last.current.signal };
    row.ownerDocument.addEventListener('click', finish, once);
  };
}
