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
    if (page.hidden() || clock.now() - askedAt < EVERY || !(moved || (data !== null && isRunning(data))))
      return;
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
