import { useEffect, useMemo, useState } from 'react';
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

/** Menu entries that fit the query, at once; by pinyin too as soon as that is there. */
export function useEntryHits(query: string): readonly EntryHit[] {
  const { navigation, events } = useShell();
  const tree = useStore(navigation.$tree);
  const { data } = useStore(navigation.base.$state);
  const text = useServerTexts();
  const [pinyin, setPinyin] = useState<PinyinMatch | null>(null);
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
      (thrown) => events.error('pinyin', toShellError(thrown).message, 'search'),
    );
    return () => {
      gone = true;
    };
  }, [wanted, events]);
  return useMemo(() => findEntries(query, source, { pinyin }), [query, source, pinyin]);
}
