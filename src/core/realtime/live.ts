import { onMount } from 'nanostores';
import type { Shell } from '../shell';
import { createResource, type Resource } from '../store/resource';
import type { Topic } from './types';

/**
 * A resource of the signed-in user that is kept fresh by a topic while somebody listens: loaded once by each tab when the
 * session stands, then changed by what is pushed and pulled for all tabs, and forgotten at sign-out.
 */
export function createLive<T>(
  { session, platform, realtime }: Pick<Shell, 'session' | 'platform' | 'realtime'>,
  { name, every, pull, check }: Pick<Topic<T>, 'name' | 'every' | 'pull' | 'check'>,
): Resource<T> {
  let loadedAt = 0;
  let asked = 0;
  let shown = 0;
  let accepted: T | null = null;
  /** Answers may overtake each other: one that was asked for earlier than what is shown changes nothing. */
  async function ask(signal: AbortSignal): Promise<T> {
    const mine = ++asked;
    const data = await pull(signal);
    if (mine < shown) return resource.$state.get().data ?? data;
    shown = mine;
    accepted = data;
    return data;
  }
  const resource = createResource<T>({
    onDemand: false,
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
      // What this tab is asking for itself is not older than what another has pulled; a push is newer than both.
      if (source === 'push') shown = ++asked;
      else if (loading && data !== accepted) return;
      loadedAt = platform.clock.now();
      $state.set({ data, loading, error: null, stale: false });
    },
    failed(error) {
      if (!$state.get().loading) $state.set({ ...$state.get(), error, stale: true });
    },
  };
  const follow = () => {
    const { status } = session.$state.get();
    if (status === 'signed-out') resource.reset();
    const old = $state.get().data === null || platform.clock.now() - loadedAt >= every;
    if (status === 'signed-in' && old) void resource.refresh();
  };
  onMount($state, () => {
    follow();
    const stop = session.$state.listen(follow);
    const leave = realtime.join(topic);
    return () => {
      stop();
      leave();
    };
  });
  return resource;
}
