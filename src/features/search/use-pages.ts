import { useCallback, useMemo, useState } from 'react';
import type { EntryHit } from '../../domain/navigation/search/find-entries';
import { matchingPages, recentPages } from '../../domain/search/recent-pages';
import { clearVisits } from '../../domain/search/visits';
import { useShell } from '../../react/shell-context';
import { useEntrySearch } from '../../react/use-entry-search';
import { useStore } from '../../react/use-store';
import { useServerTexts } from '../../react/use-text';

export interface FoundPages {
  menu: readonly EntryHit[];
  /** Pages that the user was on, without those found in the menu already. */
  recent: readonly EntryHit[];
  /** Forgets the pages that the user was on. */
  forget(): void;
}

/** Menu entries and recent pages that match the query, without a call; by pinyin once that has loaded. */
export function usePages(query: string): FoundPages {
  const shell = useShell();
  const tree = useStore(shell.navigation.$tree);
  const text = useServerTexts();
  const [forgotten, setForgotten] = useState(false);
  const { hits: menu, pinyin } = useEntrySearch(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles come from the menu, in the language of the texts
  const pages = useMemo(() => (forgotten ? [] : recentPages(shell)), [shell, tree, text, forgotten]);
  const recent = useMemo(() => {
    const shown = new Set(menu.map(({ link }) => link.url));
    return matchingPages(pages, query, pinyin).filter(({ link }) => !shown.has(link.url));
  }, [pages, query, pinyin, menu]);
  const forget = useCallback(() => {
    clearVisits(shell);
    setForgotten(true);
  }, [shell]);
  return { menu, recent, forget };
}
