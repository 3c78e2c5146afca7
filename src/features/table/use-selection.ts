import { useState } from 'react';
import { everything, NOTHING, type Selection, select } from '../../domain/table/selection';

export interface SelectionControl {
  selection: Selection;
  toggle(ids: readonly string[], on: boolean): void;
  all(): void;
  set(ids: readonly string[]): void;
  clear(): void;
}

/**
 * What is selected. It lasts over pages and orders, and ends with the conditions it was made under: nobody acts on rows
 * that other filters hide.
 */
export function useSelection(conditions: object, organisation: string): SelectionControl {
  const key = `${organisation} ${JSON.stringify(conditions)}`;
  const [state, setState] = useState({ key, selection: NOTHING });
  const selection = state.key === key ? state.selection : NOTHING;
  const set = (next: Selection) => setState({ key, selection: next });
  return {
    selection,
    toggle: (ids, on) => set(select(selection, ids, on)),
    all: () => set(everything()),
    set: (ids) => set(select(NOTHING, ids, true)),
    clear: () => set(NOTHING),
  };
}
