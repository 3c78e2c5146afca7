import { useLayoutEffect } from 'react';
import type { ShellError } from '../core/errors';
import { createResource } from '../core/store/resource';
import { useShell } from './shell-context';
import { useOwnData } from './use-own-data';
import { useStore } from './use-store';

/** Data that a component has asked for, and the way to ask again. */
export interface Load<T> {
  /** Null until the first reply. */
  data: T | null;
  /** Whether a call is running. */
  loading: boolean;
  /** Why the last call failed; null after a success. */
  error: ShellError | null;
  /** The data is of an earlier call. */
  stale: boolean;
  /** Loads again, or joins the running call. Never rejects. */
  refresh(): Promise<void>;
}

/**
 * Loads data for a component, and loads it again when `key`, the language or the organisation changes; then the call
 * before is aborted and its data is gone. While there is none, a failed call is repeated when there is hope: after a
 * while, with the network, with the focus.
 * @param load gets a signal that ends its call; the function of the latest render counts
 * @param key what is loaded, such as the id of a record
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>, key: string): Load<T> {
  const { recovery } = useShell();
  const { latest, resource } = useOwnData(() => {
    const latest = { load };
    const resource = createResource<T>({ load: (signal) => latest.load(signal), recovery });
    return { latest, resource, reset: resource.reset };
  }, key);
  useLayoutEffect(() => {
    latest.load = load;
  });
  return { ...useStore(resource.$state), refresh: resource.refresh };
}
