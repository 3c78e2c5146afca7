import { type MouseEvent as ReactMouseEvent, useRef } from 'react';

/** The pointer of a press that moves further than this, in px, has left its option. */
const SLACK = 4;

/**
 * Lets a press take the option that it began on, although a reply moves the options before the button is up: the browser then clicks the
 * element that holds both places, and the press would do nothing.
 * @returns a capturing handler for `mousedown` of the list
 */
export function useKeptPress(): (event: ReactMouseEvent) => void {
  const last = useRef<AbortController>(null);
  return ({ target, button, clientX, clientY }) => {
    last.current?.abort();
    const option = (target as Element).closest('[role=option]');
    if (!option || button !== 0) return;
    last.current = new AbortController();
    const finish = (click: MouseEvent) => {
      const isOver = click.composedPath().includes(option);
      const moved = Math.hypot(click.clientX - clientX, click.clientY - clientY);
      if (!isOver && moved <= SLACK) option.dispatchEvent(new MouseEvent('click', click));
    };
    const once = { capture: true, once: true, signal: last.current.signal };
    option.ownerDocument.addEventListener('click', finish, once);
  };
}
