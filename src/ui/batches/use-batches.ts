import { useContext, useEffect, useState } from 'react';
import { useBeforePrint } from '../../react/use-before-print';
import { Displayed } from '../layer/displayed';
import { browserSchedule, type Schedule } from '../layer/schedule';

/** Rows of a table that are rendered at once: what a window shows, and a step of those behind. */
const FIRST = 14;
const STEP = 10;

/**
 * The rows that are rendered by now. Those that a window does not show follow a few at a time, so that a page of a
 * hundred never keeps the browser from answering; none follows before the first are displayed. All of them are there in
 * the end, so that the browser's own search finds them, and whenever the page is printed.
 * @param list what the rows are of: where it changes they start again; the same list, loaded again, stays as long as it is
 * @param first rows that are rendered at once
 */
export function useBatches<T>(
  items: readonly T[],
  list: string,
  first: number = FIRST,
  schedule: Schedule = browserSchedule,
): readonly T[] {
  const [state, setState] = useState({ of: list, count: first });
  const count = state.of === list ? state.count : first;
  const displayed = useContext(Displayed);
  useEffect(() => {
    if (!displayed || count >= items.length) return;
    return schedule(() => setState({ of: list, count: count + STEP }), 0);
  }, [items, list, count, displayed, schedule]);
  useBeforePrint(() => {
    if (displayed) setState({ of: list, count: Number.POSITIVE_INFINITY });
  });
  return count >= items.length ? items : items.slice(0, count);
}
