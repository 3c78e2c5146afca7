import { useCallback, useMemo, useState } from 'react';
import type { PinyinMatch } from '../../domain/navigation/search/pinyin';
import { matchingPages, recentPages } from '../../domain/search/recent-pages';
import { clearVisits } from '../../domain/search/visits';
import { useShell } from '../../react/shell-context';
import { useEntrySearch } from '../../react/use-entry-search';
import { useStore } from '../../react/use-store';
import { useServerTexts } from '../../react/use-text';
import { FIRST, type Pages } from './choices';

/** Menu entries that are shown after "See all": more than a user reads. */
const MOST = 100;

export interface FoundPages extends Pages {
  /** Null until it has loaded. */
  pinyin: PinyinMatch | null;
  /** Shows all menu entries that match this query. */
  showAll(): void;
  /** Forgets the pages that the user was on. */
  forget(): void;
}

/** Menu entries and recent pages that match the query, without a call; by pinyin once that has loaded. */
export function usePages(query: string): FoundPages {
  const shell = useShell();
  const tree = useStore(shell.navigation.$tree);
  const text = useServerTexts();
  const [forgotten, setForgotten] = useState(false);
  const [whole, setWhole] = useState<string>();
  const { hits, pinyin } = useEntrySearch(query);
  const menu = useMemo(() => hits.slice(0, whole === query ? MOST : FIRST), [hits, whole, query]);
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
  return { menu, menuTotal: hits.length, recent, pinyin, showAll: () => setWhole(query), forget };
}
