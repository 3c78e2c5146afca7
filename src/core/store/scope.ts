import type { ReadableAtom } from 'nanostores';

/** The lifetime of a store: every function that it adds runs when its shell ends. */
export interface Scope {
  /** Calls `stop` when the scope ends; at once where it has ended. */
  add(stop: () => void): void;
  /** Calls `fn` at each change of `$store` until the scope ends. */
  listen<V>($store: Pick<ReadableAtom<V>, 'listen'>, fn: (value: V) => void): void;
}

export interface EndableScope extends Scope {
  end(): void;
}

export function createScope(): EndableScope {
  const stops: (() => void)[] = [];
  let ended = false;
  const add = (stop: () => void) => {
    if (ended) stop();
    else stops.push(stop);
  };
  return {
    add,
    listen: ($store, fn) => add($store.listen((value) => fn(value))),
    end() {
      ended = true;
      for (const stop of stops.splice(0)) stop();
    },
  };
}
