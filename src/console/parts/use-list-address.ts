import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { cleanText } from '../../core/text/clean';
import { cutText } from '../../core/text/cut';
import { readPage, readRows } from '../../domain/table/page-sizes';

const READ: Readonly<Record<string, boolean>> = { 0: false, 1: true };

export interface ListAddress {
  /** 1-based. */
  page: number;
  rows: number;
  text: string;
  read: boolean | null;
  /** A further filter, as the address has it. */
  type: string | null;
  /** An id of an event type. */
  event: string | null;
}

export type ListChange = Partial<Record<'page' | 'rows' | 'text' | 'read' | 'type' | 'event', string | null>>;

/**
 * Keeps the query of a list in the address: a reload, a bookmark and the way back show the same. Anybody may have written the
 * address: what cannot be read counts as not given.
 */
export function useListAddress(): [ListAddress, (part: ListChange) => void] {
  const [query, setQuery] = useSearchParams();
  const address = useMemo((): ListAddress => {
    return {
      page: readPage(query.get('page')),
      rows: readRows(query.get('rows')),
      text: cutText(cleanText(query.get('text') ?? ''), 100),
      read: READ[query.get('read') ?? ''] ?? null,
      type: query.get('type'),
      event: /^\d{1,16}$/.exec(cleanText(query.get('event') ?? ''))?.[0] ?? null,
    };
  }, [query]);
  const change = useCallback(
    (part: ListChange) => {
      // A filter starts at the first page, and each letter is no step of the way back.
      const paged = 'page' in part;
      const next = paged ? part : { ...part, page: null };
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(next)) {
            if (value === null || value === '') after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: !paged },
      );
    },
    [setQuery],
  );
  return [address, change];
}
