import { useEffect, useRef, useState } from 'react';
import type { FoundValues } from '../../domain/table/found-values';
import { tablesStore } from '../../domain/table/store';
import type { TableSource } from '../../domain/table/types';
import { useFeature } from '../../react/shell-context';
import type { TableFilter } from './options';
import type { RowsView } from './use-rows';

/** Which values of a list some row has, under all conditions of the table; null until that is known. */
export function useFoundValues(
  source: TableSource,
  { key, field = key }: TableFilter,
  values: readonly string[],
  { rows, of, answered, total, conditions }: RowsView,
): FoundValues | null {
  const tables = useFeature(tablesStore);
  const [told, setTold] = useState<{ of: string; found: FoundValues } | null>(null);
  const asked = `${total}${JSON.stringify(conditions)}`;
  const now = { source, field, values, rows, conditions };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  /** What is told, and the query of the rows at that time: another page tells nothing else, the same page again may. */
  const done = useRef({ asked: '', of: '' });
  useEffect(() => {
    if (!answered) return;
    const isOtherPage = done.current.asked === asked && done.current.of !== of;
    if (isOtherPage) {
      done.current.of = of;
      return;
    }
    const { source, field, values, rows, conditions } = latest.current;
    const call = new AbortController();
    const texts = { field, values };
    void tables.find(source, texts, conditions, rows ?? [], call.signal).then((found) => {
      if (call.signal.aborted) return;
      done.current = { asked, of };
      setTold({ of: asked, found });
    });
    return () => call.abort();
  }, [answered, asked, of, tables]);
  return told?.of === asked ? told.found : null;
}
