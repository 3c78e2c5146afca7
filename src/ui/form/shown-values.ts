import { atom, type ReadableAtom } from 'nanostores';
import { createContext, useContext, useEffect } from 'react';

/** What a control shows of a value: its words, one for each item of a list. */
export type Words = (value: unknown) => string | readonly string[];

/** How the fields of a form show values, for what shows other values than theirs. */
export interface ShownValues {
  tell(name: string, words: Words): void;
  /** The words of a value as the field shows it; none for an empty one. */
  of(name: string, value: unknown): readonly string[];
  /** Counts up when a field may show values otherwise, as once names have been fetched. */
  readonly $told: ReadableAtom<number>;
}

export function createShownValues(): ShownValues {
  const fields = new Map<string, Words>();
  const $told = atom(0);
  return {
    tell(name, words) {
      fields.set(name, words);
      $told.set($told.get() + 1);
    },
    of: (name, value) => [(fields.get(name) ?? plain)(value)].flat().filter((text) => text !== ''),
    $told,
  };
}

/** Of a control that tells nothing. */
const plain: Words = (value) =>
  listOf(typeof value === 'object' && !Array.isArray(value) && value ? '…' : value);

/** A value as the items of a list; nothing has none. */
export const listOf = (value: unknown): string[] =>
  [value].flat().flatMap((item) => (item === null || item === undefined ? [] : [String(item)]));

/** Told by the control of a field. */
export const TellWords = createContext<((words: Words) => void) | null>(null);

/** For a control whose values are not their own words: tells the field around it, where there is one. */
export function useControlWords(words: Words): void {
  const tell = useContext(TellWords);
  useEffect(() => tell?.(words));
}
