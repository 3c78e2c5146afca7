import { type FocusEvent, type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { createTypeahead } from '../../../ui/keyboard/typeahead';
import { useRowFocus } from '../../../ui/keyboard/use-row-focus';
import type { MenuItem } from '../menu-items';

/**
 * The focus among the flyout's entries. Letters find entries out of view, too.
 * @param items in the order of the columns
 */
export function useFlyoutFocus(box: RefObject<HTMLElement | null>, items: readonly MenuItem[]) {
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const { focused, focus, onRow, onBlur } = useRowFocus(box, 'fly', ids);
  const [typeahead] = useState(createTypeahead);
  return {
    focused,
    handlers: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        // An entry whose star has the focus stays rendered, too, however far it scrolls away.
        const entry = target.closest('li')?.querySelector<HTMLElement>('[data-fly]');
        onRow(target, entry?.dataset.fly);
      },
      onBlur,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const id = (event.target as HTMLElement).dataset.fly;
        if (id === undefined) return;
        const labels = items.map(({ label }) => label);
        const found = items[typeahead.find(labels, event.nativeEvent, ids.indexOf(id))];
        if (!found) return;
        event.preventDefault();
        focus(found.id);
      },
    },
  };
}
