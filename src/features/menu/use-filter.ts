import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

export interface FilterResultsHandle {
  /** Keys pressed in the field, before the field's own. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** What the field and its results share; they stand in different places. */
export interface Filter {
  /** As it stands in the field. */
  readonly value: string;
  /** What is looked for: while an input method composes, the field holds letters that nobody means. */
  readonly query: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly results: RefObject<FilterResultsHandle | null>;
  /** Id of the element that the arrow keys are on. */
  readonly active: string | undefined;
  /** For those who do not see the results. */
  readonly said: string;
  type(value: string, composing: boolean): void;
  clear(): void;
  setActive(id: string | undefined): void;
  say(words: string): void;
}

/** The state of a box that finds entries of all modules. */
export function useFilter(): Filter {
  const [value, setValue] = useState('');
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string>();
  const [said, say] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<FilterResultsHandle>(null);
  const type = (next: string, composing: boolean) => {
    setValue(next);
    if (composing) return;
    setQuery(next.trim());
    if (next.trim() === '') say('');
  };
  return { value, query, field, results, active, said, type, clear: () => type('', false), setActive, say };
}
