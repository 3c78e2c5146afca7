import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { reveal } from '../../core/platform/reveal';
import { isComposing } from '../../page/keyboard/composing';

/** How an option was chosen: Ctrl or Cmd asks for a new tab. */
export interface Choosing {
  readonly newTab: boolean;
}

export interface ComboboxOptions {
  /** Id of the listbox. */
  id: string;
  /** Ids of what can be picked, in the order of the arrow keys. */
  options: readonly string[];
  /** Id of an option's element. Default `{id}-{option}`. */
  elementId?: ((option: string, position: number) => string) | undefined;
  open: boolean;
  /** What the list was searched for: another query leads back to the text. */
  query?: string | undefined;
  /** One option is always active: this one at first, later the first of the list. Null for none that is preferred. */
  initial?: string | null | undefined;
  /**
   * The option that is chosen by itself as soon as it is there. It stays chosen for this query whatever comes before it
   * later, unless the user moves, or leaves the list.
   */
  first?: string | undefined;
  /** How far Page Up and Page Down go. Default: the keys are left to the text. */
  page?: number | undefined;
  /** An arrow key opens the list. */
  onOpen?: (() => void) | undefined;
  /** Enter on an option. */
  onPick(option: string, how: Choosing): void;
  /** Enter without an active option. Default: the key is left to the text. */
  onEnter?: ((how: Choosing) => void) | undefined;
  /** Down on the last option: the time to load more. Without it the keys go round. */
  onEnd?: (() => void) | undefined;
  /** Brings the option into view, where its element may not exist. */
  scrollTo?: ((position: number) => void) | undefined;
}

/**
 * Keyboard and roles of a text field that controls a list: the focus stays in the field, `aria-activedescendant` names
 * the active option.
 */
export function useCombobox(combobox: ComboboxOptions) {
  const { id, options, open, query, initial, first, onOpen, onPick, onEnter, onEnd } = combobox;
  const { elementId = (option: string) => `${id}-${option}` } = combobox;
  const [wanted, setWanted] = useState({ query, option: initial, left: false });
  const holds = wanted.query === query;
  // The last reply may have removed the active option.
  const kept = wanted.option && holds ? options.indexOf(wanted.option) : -1;
  const chosen = first === undefined || (holds && wanted.left) ? -1 : options.indexOf(first);
  const start = initial !== undefined && options.length > 0 ? 0 : chosen;
  const at = kept < 0 ? start : kept;
  const active = options[at];
  const setActive = (option: string | undefined) => setWanted({ query, option, left: option === undefined });
  // Else what arrives before it would be the first, and a press that was meant for this one would open that.
  useLayoutEffect(() => {
    if (kept < 0 && chosen >= 0) setWanted({ query, option: first, left: false });
  });

  const move = (event: KeyboardEvent<HTMLElement>, position: number) => {
    event.preventDefault();
    if (!open) onOpen?.();
    const target = options[position];
    if (target === undefined) return;
    setActive(target);
    if (combobox.scrollTo) return combobox.scrollTo(position);
    const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
    reveal(root.getElementById(elementId(target, position)));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const position = positionOf(event.key, at, options.length, combobox);
    const how = { newTab: event.ctrlKey || event.metaKey };
    if (position !== undefined) {
      if (event.key === 'ArrowDown' && open && at === options.length - 1) onEnd?.();
      move(event, position);
    } else if (event.key === 'Enter' && open && active !== undefined) {
      event.preventDefault();
      onPick(active, how);
    } else if (event.key === 'Enter' && onEnter) {
      event.preventDefault();
      onEnter(how);
    }
  };

  return {
    active,
    /** Position of the active option; -1 for none. */
    at,
    setActive,
    inputProps: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': open && active !== undefined ? elementId(active, at) : undefined,
      onKeyDown,
    } as const,
  };
}

/** Where a key leads in the list; undefined for a key of the text. */
function positionOf(
  key: string,
  at: number,
  count: number,
  { page, onEnd }: Pick<ComboboxOptions, 'page' | 'onEnd'>,
): number | undefined {
  const last = count - 1;
  if (key === 'ArrowDown') return at < last ? at + 1 : onEnd && at >= 0 ? at : 0;
  if (key === 'ArrowUp') return at > 0 ? at - 1 : last;
  if (page === undefined) return undefined;
  if (key === 'PageDown') return Math.min(last, at + page);
  return key === 'PageUp' ? Math.max(0, at - page) : undefined;
}
