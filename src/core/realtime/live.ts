import { onMount } from 'nanostores';
import type { StoreContext } from '../store/define-store';
import { createResource, type Resource } from '../store/resource';
import type { Topic } from './types';

/**
 * A resource of the signed-in user that a topic keeps fresh while it has listeners. Each tab loads it once after the
 * sign-in; then pushed and pulled data for all tabs changes it. The sign-out discards it.
 */
export function createLive<T>(
  {
    session,
    platform,
    realtime,
    recovery,
  }: Pick<StoreContext, 'session' | 'platform' | 'realtime' | 'recovery'>,
  { name, every, pull, check }: Pick<Topic<T>, 'name' | 'every' | 'pull' | 'check'>,
): Resource<T> {
  let loadedAt = 0;
  let asked = 0;
  let shown = 0;
  let accepted: T | null = null;
  /** Discards an answer that another has overtaken: one to an earlier call than the answer that is shown. */
  async function ask(signal: AbortSignal): Promise<T> {
    const mine = ++asked;
    const data = await pull(signal);
    if (mine < shown) return resource.$state.get().data ?? data;
    shown = mine;
    accepted = data;
    return data;
  }
  const resource = createResource<T>({
    onDemand: 'never',
    recovery,
    load(signal) {
      loadedAt = platform.clock.now();
      return ask(signal);
    },
  });
  const { $state } = resource;
  const topic: Topic<T> = {
    name,
    every,
    check,
    pull: ask,
    receive(data, source) {
      const { loading } = $state.get();
      // The answer to a running call of this tab is not older than the pull of another tab; a push is newer than both.
      if (source === 'push') shown = ++asked;
      else if (loading && data !== accepted) return;
      loadedAt = platform.clock.now();
      $state.set({ data, loading, error: null, stale: false });
    },
    failed(error) {
      if (!$state.get().loading) $state.set({ ...$state.get(), error, stale: true });
    },
  };
  const onSession = () => {
    const { status } = session.$state.get();
    if (status === 'signed-out') resource.reset();
    const old = $state.get().data === null || platform.clock.now() - loadedAt >= every;
    if (status === 'signed-in' && old) void resource.refresh();
  };
  onMount($state, () => {
    onSession();
    const stop = session.$state.listen(onSession);
    const leave = realtime.join(topic);
    return () => {
      stop();
      leave();
    };
  });
  return resource;
}
