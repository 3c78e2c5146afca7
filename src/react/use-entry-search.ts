import { useEffect, useMemo, useState } from 'react';
import { toShellError } from '../core/errors';
import { favouritesStore } from '../domain/favourites/store';
import { pageOf } from '../domain/navigation/pages';
import {
  type EntryHit,
  type EntrySource,
  findEntries,
  needsPinyin,
} from '../domain/navigation/search/find-entries';
import { loadPinyin, type PinyinMatch } from '../domain/navigation/search/pinyin';
import { visitsOf } from '../domain/search/visits';
import { useFeature, useShell } from './shell-context';
import { useStore } from './use-store';
import { useServerTexts } from './use-text';

export interface EntrySearch {
  /** All of them, the likeliest first. */
  readonly hits: readonly EntryHit[];
  /** For a search outside the menu; null until it has loaded. */
  readonly pinyin: PinyinMatch | null;
  /** More may be found by pinyin, which is being fetched. */
  readonly waiting: boolean;
}

/**
 * Menu entries that match the query: pages that the user was on lately first, then favourites. By pinyin, too, once that has
 * loaded.
 */
export function useEntrySearch(query: string): EntrySearch {
  const shell = useShell();
  const { navigation, events } = shell;
  const favourites = useStore(useFeature(favouritesStore).$starred);
  const tree = useStore(navigation.$tree);
  const data = useStore(navigation.$data);
  const text = useServerTexts();
  const [pinyin, setPinyin] = useState<PinyinMatch | null>(null);
  const [failed, setFailed] = useState(false);
  const source = useMemo<EntrySource>(
    () => ({
      tree,
      modules: data?.modules ?? [],
      title: ({ langKey, title }) => text(langKey, title),
      link: (entry) => navigation.link(entry),
    }),
    [tree, data, text, navigation],
  );
  const wanted = pinyin === null && needsPinyin(query, source);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    loadPinyin().then(
      (match) => {
        if (!gone) setPinyin(() => match);
      },
      // Without it entries are still found by their titles.
      (thrown) => {
        events.error('part', toShellError(thrown).message, 'find-entries');
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted, events]);
  const hits = useMemo(() => {
    const recent = new Set(visitsOf(shell).map(({ url }) => pageOf(url)));
    return findEntries(query, source, { pinyin, known: { favourites, recent } });
  }, [shell, query, source, pinyin, favourites]);
  return { hits, pinyin, waiting: wanted && !failed };
}
