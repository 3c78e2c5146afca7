import { useEffect, useState } from 'react';
import type { Notice } from '../../domain/notices/types';

export interface Choice {
  /** The notices of the page. */
  readonly items: readonly Notice[];
  /** Those of them that are chosen. */
  readonly chosen: readonly Notice[];
  isChosen(id: string): boolean;
  choose(ids: readonly string[], checked: boolean): void;
}

/** Which notices of a page are chosen: none on another page. */
export function useChoice(items: readonly Notice[], page: unknown): Choice {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason, not an input
  useEffect(() => setIds(new Set()), [page]);
  return {
    items,
    chosen: items.filter(({ id }) => ids.has(id)),
    isChosen: (id) => ids.has(id),
    choose: (some, checked) =>
      setIds((before) => {
        const after = new Set(before);
        for (const id of some) {
          if (checked) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
  };
}
