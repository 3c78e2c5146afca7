import { useCallback, useLayoutEffect, useRef } from 'react';
import type { TableItem } from './types';

type Select = (ids: readonly string[], on: boolean) => void;

/**
 * Selects a row, or with Shift all rows since the one that was selected before. Keeps its identity, so that rows do not
 * render again.
 */
export function useRange(
  items: readonly TableItem[],
  onSelect: Select | undefined,
): ((id: string, on: boolean, range: boolean) => void) | undefined {
  const latest = useRef({ items, onSelect });
  const before = useRef<string | null>(null);
  useLayoutEffect(() => {
    latest.current = { items, onSelect };
  });
  const select = useCallback((id: string, on: boolean, range: boolean) => {
    const ids = latest.current.items.map((item) => item.id);
    const from = before.current === null ? -1 : ids.indexOf(before.current);
    const to = ids.indexOf(id);
    before.current = id;
    const whole = range && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    latest.current.onSelect?.(whole, on);
  }, []);
  return onSelect ? select : undefined;
}
