import type { ReadableAtom } from 'nanostores';
import type { Platform } from '../platform/platform';
import type { Resource } from './resource';

/** Pause in ms between two refreshes. */
const EVERY = 15_000;

/**
 * Refreshes a resource while it is shown: as long as its data is of something that runs, and after each change of
 * `$changes`. Never more often than every 15 s, and not while the page is hidden. Returns the function that ends that.
 */
export function keepFresh<T>(
  { clock, page }: Pick<Platform, 'clock' | 'page'>,
  { $state, refresh }: Pick<Resource<T>, '$state' | 'refresh'>,
  isRunning: (data: T) => boolean,
  $changes?: ReadableAtom<unknown>,
): () => void {
  let refreshedAt = clock.now();
  let changed = false;
  function check(): void {
    const { data } = $state.get();
    const past = clock.now() - refreshedAt;
    // A negative time: the clock was set back.
    const isEarly = past >= 0 && past < EVERY;
    if (page.hidden() || isEarly || !(changed || (data !== null && isRunning(data)))) return;
    refreshedAt = clock.now();
    changed = false;
    void refresh();
  }
  const stops = [
    clock.every(EVERY, check),
    $changes?.listen(() => {
      changed = true;
      check();
    }),
  ];
  return () => {
    for (const stop of stops) stop?.();
  };
}
