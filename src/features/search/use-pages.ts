import { useCallback, useEffect, useMemo, useState } from 'react';
import { toShellError } from '../../core/errors';
import {
  type EntryHit,
  type EntrySource,
  findEntries,
  needsPinyin,
} from '../../core/navigation/find-entries';
import { loadPinyin, type PinyinMatch } from '../../core/navigation/pinyin';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useServerTexts } from '../../react/use-text';
import { matchingPages, recentPages } from './recent-pages';
import { forgetVisits } from './visits';

export interface FoundPages {
  menu: readonly EntryHit[];
  /** Pages that the user was on, without those found in the menu already. */
  recent: readonly EntryHit[];
  /** Forgets the pages that the user was on. */
  forget(): void;
}

/** Menu entries and recent pages that fit the query, at once and without the server; by pinyin as soon as that is there. */
export function usePages(query: string): FoundPages {
  const shell = useShell();
  const { navigation } = shell;
  const tree = useStore(navigation.$tree);
  const { data } = useStore(navigation.base.$state);
  const text = useServerTexts();
  const [forgotten, setForgotten] = useState(false);
  const source = useMemo<EntrySource>(
    () => ({
      tree,
      modules: data?.modules ?? [],
      title: ({ langKey, title }) => text(langKey, title),
      link: (entry) => navigation.link(entry),
    }),
    [tree, data, text, navigation],
  );
  const pinyin = usePinyin(needsPinyin(query, source));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source changes with the language of the titles
  const pages = useMemo(() => (forgotten ? [] : recentPages(shell)), [shell, source, forgotten]);
  const menu = useMemo(() => findEntries(query, source, { pinyin }), [query, source, pinyin]);
  const recent = useMemo(() => {
    const shown = new Set(menu.map(({ link }) => link.url));
    return matchingPages(pages, query, pinyin).filter(({ link }) => !shown.has(link.url));
  }, [pages, query, pinyin, menu]);
  const forget = useCallback(() => {
    forgetVisits(shell);
    setForgotten(true);
  }, [shell]);
  return { menu, recent, forget };
}

function usePinyin(wanted: boolean): PinyinMatch | null {
  const { events } = useShell();
  const [pinyin, setPinyin] = useState<PinyinMatch | null>(null);
  const missing = wanted && pinyin === null;
  useEffect(() => {
    if (!missing) return;
    let gone = false;
    loadPinyin().then(
      (match) => {
        if (!gone) setPinyin(() => match);
      },
      // Without it pages are still found by their titles.
      (thrown) => events.error('pinyin', toShellError(thrown).message, 'search'),
    );
    return () => {
      gone = true;
    };
  }, [missing, events]);
  return pinyin;
}
