import type { ReadableAtom } from 'nanostores';

/** A lifetime, such as that of a shell: each function that is added runs once when it ends. */
export interface Scope {
  /** Calls `stop` when the scope ends; at once where it has ended. Returns the function that cancels that. */
  add(stop: () => void): () => void;
  /** Calls `fn` at each change of `$store` until the scope ends. */
  listen<V>($store: Pick<ReadableAtom<V>, 'listen'>, fn: (value: V) => void): void;
}

export interface EndableScope extends Scope {
  end(): void;
}

export function createScope(): EndableScope {
  const stops = new Set<() => void>();
  let ended = false;
  const add = (stop: () => void) => {
    if (ended) stop();
    else stops.add(stop);
    return () => stops.delete(stop);
  };
  return {
    add,
    listen: ($store, fn) => void add($store.listen((value) => fn(value))),
    end() {
      ended = true;
      for (const stop of stops) {
        stops.delete(stop);
        stop();
      }
    },
  };
}
