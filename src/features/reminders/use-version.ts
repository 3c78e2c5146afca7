import { useRef } from 'react';
import { CHANGED, changeOf } from '../../domain/reminders/change';
import type { ReadConflict } from '../../ui/form/conflict';

interface Versioned {
  readonly id: string;
  readonly updatedAt: string;
}

/**
 * The state of a template or rule that a save begins from: the one that the form has read, or once somebody else has
 * changed it and the person goes on from that, the present one.
 * @param first null for a new one
 */
export function useVersion<T extends Versioned>(
  first: T | null,
  loadAgain: (id: string) => Promise<T>,
  valuesOf: (now: T) => Readonly<Record<string, unknown>>,
) {
  const known = useRef<Versioned | null>(first);
  const conflictOf: ReadConflict = ({ code, body }) => {
    if (code !== CHANGED || !first) return undefined;
    return loadAgain(first.id).then((now) => ({
      ...changeOf(body),
      values: valuesOf(now),
      accept() {
        known.current = now;
      },
    }));
  };
  return {
    conflictOf,
    /** What a save sends of it; nothing for a new one. */
    known: () => known.current && { id: known.current.id, updatedAt: known.current.updatedAt },
  };
}
