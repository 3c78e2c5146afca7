import type { ReadableAtom } from 'nanostores';
import type { Platform } from '../platform/platform';
import type { Resource } from './resource';

/** ms between looks at something that runs. */
const EVERY = 15_000;

/**
 * Asks anew while something is looked at: for as long as it runs, and when something else tells that the world has moved,
 * never more often than every 15 s and not while the page is hidden. Returns the end of it.
 */
export function keepFresh<T>(
  { clock, page }: Pick<Platform, 'clock' | 'page'>,
  { $state, refresh }: Pick<Resource<T>, '$state' | 'refresh'>,
  isRunning: (data: T) => boolean,
  $moved?: ReadableAtom<unknown>,
): () => void {
  let askedAt = clock.now();
  let moved = false;
  function look(): void {
    const { data } = $state.get();
    const past = clock.now() - askedAt;
    // Less than nothing: the clock was put back.
    const isEarly = past >= 0 && past < EVERY;
    if (page.hidden() || isEarly || !(moved || (data !== null && isRunning(data)))) return;
    askedAt = clock.now();
    moved = false;
    void refresh();
  }
  const stops = [
    clock.every(EVERY, look),
    $moved?.listen(() => {
      moved = true;
      look();
    }),
  ];
  return () => {
    for (const stop of stops) stop?.();
  };
}
