import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '../keyboard/composing';

export interface ComboboxOptions {
  /** Id of the listbox; option elements are `{id}-{option}`. */
  id: string;
  /** Ids of what can be picked, in the order of the arrow keys. */
  options: readonly string[];
  open: boolean;
  /** An arrow key opens the list. */
  onOpen?: (() => void) | undefined;
  /** Enter on an option; `newTab` with Ctrl or Cmd. */
  onPick(option: string, how: { newTab: boolean }): void;
  /** Down on the last option: the time to load more. Without it the keys go round. */
  onEnd?: (() => void) | undefined;
}

/**
 * Keyboard and roles of a text field that controls a list: the focus stays in the field, `aria-activedescendant` names
 * the active option.
 */
export function useCombobox({ id, options, open, onOpen, onPick, onEnd }: ComboboxOptions) {
  const [wanted, setActive] = useState<string>();
  // The last reply may have removed the active option.
  const active = wanted !== undefined && options.includes(wanted) ? wanted : undefined;

  const move = (event: KeyboardEvent<HTMLElement>, target: string | undefined) => {
    event.preventDefault();
    if (!open) onOpen?.();
    if (target === undefined) return;
    setActive(target);
    const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
    root.getElementById(`${id}-${target}`)?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    const at = active === undefined ? -1 : options.indexOf(active);
    if (event.key === 'ArrowDown') {
      const last = at === options.length - 1;
      if (open && last && onEnd) onEnd();
      move(event, options[last ? (onEnd && at >= 0 ? at : 0) : at + 1]);
    } else if (event.key === 'ArrowUp') {
      move(event, options.at(at <= 0 ? -1 : at - 1));
    } else if (event.key === 'Enter' && open && active !== undefined) {
      event.preventDefault();
      onPick(active, { newTab: event.ctrlKey || event.metaKey });
    }
  };

  return {
    active,
    setActive,
    inputProps: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': open && active !== undefined ? `${id}-${active}` : undefined,
      onKeyDown,
    } as const,
  };
}
