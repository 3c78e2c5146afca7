import { useState } from 'react';
import type { Notice } from '../../domain/notices/types';

export interface Choice {
  /** The notices of the page. */
  readonly items: readonly Notice[];
  /** Those of them that are chosen. */
  readonly chosen: readonly Notice[];
  isChosen(id: string): boolean;
  choose(ids: readonly string[], checked: boolean): void;
}

const NONE: ReadonlySet<string> = new Set();

/** Which notices of a page are chosen: none on another page. */
export function useChoice(items: readonly Notice[], page: unknown): Choice {
  const [state, setState] = useState<{ page: unknown; ids: ReadonlySet<string> }>({ page, ids: NONE });
  const ids = state.page === page ? state.ids : NONE;
  return {
    items,
    chosen: items.filter(({ id }) => ids.has(id)),
    isChosen: (id) => ids.has(id),
    choose(some, checked) {
      const next = new Set(ids);
      for (const id of some) {
        if (checked) next.add(id);
        else next.delete(id);
      }
      setState({ page, ids: next });
    },
  };
}
