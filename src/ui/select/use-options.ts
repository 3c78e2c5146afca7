import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { cleanText } from '../../core/text/clean';
import { loadPinyin, type PinyinMatch } from '../../domain/navigation/search/pinyin';
import { browserSchedule, type Schedule } from '../layer/schedule';
import { filterOptions, needsPinyin } from './filter-options';
import type { SelectSource } from './types';

/** Options that are shown at a time; the end of the list brings as many more (docs/behaviour.md#limits). */
export const BATCH = 500;
/** Rest of the typing in ms before the service searches. */
const REST = 300;

/** The options that a typed text finds, in batches. */
export function useOptions(source: SelectSource, text: string, schedule: Schedule = browserSchedule) {
  const { options, onSearch, minimum = 0, more = false, onMore } = source;
  const pinyin = usePinyin(onSearch === undefined && needsPinyin(options, text));
  // Typing goes on while thousands of rows are searched.
  const wanted = useDeferredValue(text);
  const all = useMemo(
    () => filterOptions(options, onSearch ? '' : wanted, pinyin),
    [options, onSearch, wanted, pinyin],
  );
  const [shown, setShown] = useState({ of: all, count: BATCH });
  const count = shown.of === all ? shown.count : BATCH;
  const found = useMemo(() => (all.length > count ? all.slice(0, count) : all), [all, count]);

  const asked = cleanText(text);
  const tooShort = asked.length < minimum;
  useEffect(() => {
    if (!onSearch || tooShort) return;
    return schedule(() => onSearch(asked), asked === '' ? 0 : REST);
  }, [onSearch, asked, tooShort, schedule]);

  const showMore = useCallback(() => {
    if (count < all.length) setShown({ of: all, count: count + BATCH });
    else if (more && !tooShort) onMore?.();
  }, [all, count, more, tooShort, onMore]);
  return {
    found: tooShort ? NOTHING : found,
    /** Those that are not shown yet, too. */
    total: tooShort ? 0 : all.length,
    tooShort,
    showMore,
  };
}

const NOTHING: ReturnType<typeof filterOptions> = [];

/** Fetched with the first letters that may need it; without it names are found as they are written. */
function usePinyin(needed: boolean): PinyinMatch | null {
  const [pinyin, setPinyin] = useState<PinyinMatch | null>(null);
  useEffect(() => {
    if (!needed) return;
    let waiting = true;
    loadPinyin().then(
      (match) => {
        if (waiting) setPinyin(() => match);
      },
      () => {},
    );
    return () => {
      waiting = false;
    };
  }, [needed]);
  return pinyin;
}
