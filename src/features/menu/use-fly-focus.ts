import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createTyped } from '../../ui/keyboard/typeahead';
import type { MenuItem } from './nodes';

const entriesIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('[data-fly]') ?? [])];

/**
 * The focus among entries of which only some are drawn. An entry that gets into another column is another element: the
 * focus goes with it. Letters find entries out of view, too.
 * @param items in the order of the columns
 */
export function useFlyFocus(box: RefObject<HTMLElement | null>, items: readonly MenuItem[]) {
  const [focused, setFocused] = useState<string>();
  const [typed] = useState(createTyped);
  const held = useRef<HTMLElement | null>(null);
  const wanted = useRef<string>(undefined);

  const focus = (id: string, preventScroll = false) => {
    const element = entriesIn(box.current).find(({ dataset }) => dataset.fly === id);
    element?.focus({ preventScroll });
    wanted.current = element ? undefined : id;
  };
  useLayoutEffect(() => {
    const lost = held.current;
    if (wanted.current !== undefined) focus(wanted.current);
    else if (lost?.dataset.fly !== undefined && !lost.isConnected) focus(lost.dataset.fly, true);
  });
  return {
    focused,
    handlers: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        held.current = target.dataset.fly === undefined ? null : target;
        setFocused(target.dataset.fly);
      },
      onBlur() {
        held.current = null;
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const id = (event.target as HTMLElement).dataset.fly;
        if (id === undefined) return;
        const at = items.findIndex((item) => item.id === id);
        const labels = items.map(({ label }) => label);
        const found = items[typed.find(labels, event.nativeEvent, at)];
        if (!found) return;
        event.preventDefault();
        focus(found.id);
        setFocused(found.id);
      },
    },
  };
}
