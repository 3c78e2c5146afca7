import { useMemo } from 'react';
import { eventTypesStore } from '../../domain/reminders/store';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useServerTexts } from '../../react/use-text';

/** The events that happen, as options of a filter and as words of a column. */
export function useEventOptions() {
  const { data } = useStore(useFeature(eventTypesStore).$state);
  const words = useServerTexts();
  return useMemo(() => {
    const options = (data ?? []).map(({ id, langKey, title }) => ({
      value: id,
      label: words(langKey, title),
    }));
    return { options, words: Object.fromEntries(options.map(({ value, label }) => [value, label])) };
  }, [data, words]);
}
