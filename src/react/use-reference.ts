import { useMemo } from 'react';
import type { ShellError } from '../core/errors';
import type { Params } from '../core/request/types';
import { MAX_ROWS } from '../domain/references/api';
import { isReference, withOther } from '../domain/references/ask';
import type { ReferenceName } from '../domain/references/catalogue';
import { referencesStore } from '../domain/references/store';
import type { ReferenceOption } from '../domain/references/types';
import { useFeature } from './shell-context';
import { useStore } from './use-store';
import { useT } from './use-text';

export interface ReferenceView {
  /** In the order of the service; empty until the list has loaded. */
  options: readonly ReferenceOption[];
  /** The list goes on, but no further rows are read. */
  cut: boolean;
  loading: boolean;
  /** Why the list is empty. */
  error: ShellError | null;
  retry(): void;
  /** The option of a value, also one that can no longer be chosen. */
  find(value: string): ReferenceOption | undefined;
}

/**
 * A reference list for a component (docs/behaviour.md#reference-lists), shared with all that ask for it.
 * @param params values for the parameters that the list takes
 * @throws {Error} for a name that is no list
 */
export function useReference(name: ReferenceName, params?: Params): ReferenceView {
  if (!isReference(name)) throw new Error(`"${String(name)}" is no reference list`);
  const list = useFeature(referencesStore).get(name, params);
  const { data, loading, error } = useStore(list.$state);
  const t = useT();
  const options = useMemo(() => (data ? withOther(name, data, t) : NONE), [name, data, t]);
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  return {
    options,
    cut: data !== null && data.length >= MAX_ROWS,
    loading: loading || (data === null && error === null),
    error,
    retry: () => void list.refresh(),
    find: (value) => byValue.get(value),
  };
}

const NONE: readonly ReferenceOption[] = [];
