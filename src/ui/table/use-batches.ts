import { useEffect, useState } from 'react';
import { browserSchedule, type Schedule } from '../layer/schedule';

/** Rows that are rendered at once: what a window shows, and a step of those behind. */
const FIRST = 14;
const STEP = 10;

/**
 * The rows that are rendered by now. Rows that a window does not show follow a few at a time, so that a page of a hundred never keeps the browser from
 * answering. All of them are there in the end: the browser's own search finds them, and they are printed.
 */
export function useBatches<T>(items: readonly T[], schedule: Schedule = browserSchedule): readonly T[] {
  const [state, setState] = useState({ of: items, count: FIRST });
  const count = state.of === items ? state.count : FIRST;
  useEffect(() => {
    if (count >= items.length) return;
    return schedule(() => setState({ of: items, count: count + STEP }), 0);
  }, [items, count, schedule]);
  return count >= items.length ? items : items.slice(0, count);
}
