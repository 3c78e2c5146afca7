import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * The focus among rows of which only some are rendered. A row that moves to another list gets another element: the
 * focus follows it. Where a row is removed, the row at its index gets the focus, else it would fall back to the page's
 * beginning.
 * @param box around the rows
 * @param mark name of the rows' `data-` attribute that holds their id
 * @param ids of all rows in their order
 */
export function useRowFocus(box: RefObject<HTMLElement | null>, mark: string, ids: readonly string[]) {
  const [focused, setFocused] = useState<string>();
  const held = useRef<{ element: HTMLElement; id: string; at: number } | null>(null);
  /** Id of a row that is to be focused once it is rendered. */
  const wanted = useRef<string>(undefined);

  const focus = (id: string, preventScroll = false) => {
    const rows = box.current?.querySelectorAll<HTMLElement>(`[data-${mark}]`) ?? [];
    const element = [...rows].find(({ dataset }) => dataset[mark] === id);
    element?.focus({ preventScroll });
    wanted.current = element ? undefined : id;
    setFocused(id);
  };
  useLayoutEffect(() => {
    const now = held.current;
    if (wanted.current !== undefined) focus(wanted.current);
    else if (now) {
      const at = ids.indexOf(now.id);
      if (now.element.isConnected) now.at = at;
      else {
        held.current = null;
        const next = ids[at < 0 ? Math.min(now.at, ids.length - 1) : at];
        if (next !== undefined) focus(next, true);
      }
    }
  });
  return {
    /** Id of the row that has the focus, or had it last. */
    focused,
    /** Moves the focus to a row, which is rendered for it. */
    focus,
    /** A row has got the focus, or something in it; without an id, something else among them. */
    onRow(element: HTMLElement, id: string | undefined) {
      wanted.current = undefined;
      held.current = id === undefined ? null : { element, id, at: ids.indexOf(id) };
      setFocused(id);
    },
    onBlur() {
      held.current = null;
    },
  };
}
