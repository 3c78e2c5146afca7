import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';

export interface FilterResultsHandle {
  /** Keys pressed in the field, before the field's own. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** The state that the field and its results share; they have different parents. */
export interface Filter {
  /** The text of the field. */
  readonly value: string;
  /** The text that is searched for: while an input method composes, the field holds letters that are no query. */
  readonly query: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly results: RefObject<FilterResultsHandle | null>;
  /** Id of the element that the arrow keys are on. */
  readonly active: string | undefined;
  /** For those who do not see the results. */
  readonly statusText: string;
  /** There is a list of results. */
  readonly listed: boolean;
  type(value: string, composing: boolean): void;
  clear(): void;
  setActive(id: string | undefined): void;
  /** Called by the results: the text for screen readers, and whether there is a list. */
  setStatus(statusText: string, listed: boolean): void;
}

/** The state of a box that finds entries of all modules. */
export function useFilter(): Filter {
  const [value, setValue] = useState('');
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string>();
  const [statusText, setStatusText] = useState('');
  const [listed, setListed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<FilterResultsHandle>(null);
  const setStatus = useCallback((words: string, list: boolean) => {
    setStatusText(words);
    setListed(list);
  }, []);
  const type = useCallback(
    (next: string, composing: boolean) => {
      setValue(next);
      if (composing) return;
      setQuery(next.trim());
      if (next.trim() === '') setStatus('', false);
    },
    [setStatus],
  );
  const clear = useCallback(() => type('', false), [type]);
  return { value, query, field, results, active, statusText, listed, type, clear, setActive, setStatus };
}
