import { onMount } from 'nanostores';
import type { Shell } from '../shell';
import { createResource, type Resource } from './resource';

/** Older than this, in ms, a count is asked for again when the page comes back into sight (spec 4). */
const STALE_AFTER = 180_000;

/**
 * A resource of the signed-in user that is kept fresh while somebody listens: loaded once the session stands, again when the
 * page becomes visible after a while, and forgotten at sign-out.
 */
export function createFresh<T>(
  { session, platform }: Pick<Shell, 'session' | 'platform'>,
  load: (signal: AbortSignal) => Promise<T>,
): Resource<T> {
  let checkedAt = 0;
  const resource = createResource<T>({
    onDemand: false,
    load(signal) {
      checkedAt = platform.clock.now();
      return load(signal);
    },
  });
  const check = () => {
    const { status } = session.$state.get();
    if (status === 'signed-out') resource.reset();
    if (status !== 'signed-in') return;
    const age = platform.clock.now() - checkedAt;
    if (resource.$state.get().data === null || age >= STALE_AFTER) void resource.refresh();
  };
  // What events are dispatched on is the document, which knows; elsewhere there is nothing to be hidden.
  const onVisibility = () => {
    if ((platform.events as { visibilityState?: unknown }).visibilityState !== 'hidden') check();
  };
  onMount(resource.$state, () => {
    check();
    const stop = session.$state.listen(check);
    platform.events.addEventListener('visibilitychange', onVisibility);
    return () => {
      stop();
      platform.events.removeEventListener('visibilitychange', onVisibility);
    };
  });
  return resource;
}

/** After a write: what a call under way brings may be older than the write, so it is waited for and then asked again. */
export async function refreshAfterWrite(resource: Resource<unknown>): Promise<void> {
  if (resource.$state.get().loading) await resource.refresh();
  await resource.refresh();
}

/** Forgets what belongs to the organisation that was left, and loads anew where it is shown. */
export function startOver(resource: Resource<unknown>): void {
  resource.reset();
  if (resource.$state.lc > 0) void resource.refresh();
}
