import { type MapStore, map, onMount } from 'nanostores';
import { type ShellError, toShellError } from '../errors';
import { browserClock } from '../platform/clock';
import { keepSame } from './keep-same';
import type { Recovery, Watch } from './recovery';

export interface ResourceState<T> {
  /** Data of this visit, or of the last one while `stale`. */
  data: T | null;
  /** Whether a call is running. */
  loading: boolean;
  /** Why the last call failed; null after a success. */
  error: ShellError | null;
  /** The data is of an earlier visit or an earlier call. */
  stale: boolean;
}

export interface Resource<T> {
  readonly $state: MapStore<ResourceState<T>>;
  /**
   * Loads again, or joins the running call. Never rejects: the failure is in `$state`. Unchanged data keeps its identity, so that
   * nothing renders again.
   */
  refresh(): Promise<void>;
  /**
   * Refreshes unless the data is younger than `maxAge` ms. For a place that begins to show data which another one may
   * just have loaded.
   */
  freshen(maxAge: number): void;
  /** Changes the data before the service has answered. */
  mutate(change: (data: T | null) => T | null): void;
  /** Aborts the running call and discards the data. */
  reset(): void;
}

export interface ResourceOptions<T> {
  load: (signal: AbortSignal) => Promise<T>;
  /** Data of the last visit, shown until the reply arrives. */
  restore?: () => T | null;
  /** Gets the data of each reply, to keep it for the next visit. */
  keep?: (data: T) => void;
  /**
   * The first listener loads the data: `missing` if there is none or it is stale, `always` in any case, `never` not at
   * all, so that only `refresh()` loads. Default `missing`.
   */
  onDemand?: 'missing' | 'always' | 'never';
  /** Tries again while there is no data and somebody listens. For what the first view of a page needs. */
  recovery?: Recovery | undefined;
}

/**
 * Data of the service that several places show: one call, one state. Data of the last visit is shown first.
 * @example
 * const tasks = createResource({ load: (signal) => fetchTasks(request, signal) });
 * tasks.$state.listen(({ data, error }) => render(data, error)); // the first listener loads
 */
export function createResource<T>({
  load,
  restore,
  keep,
  onDemand = 'missing',
  recovery,
}: ResourceOptions<T>): Resource<T> {
  const restored = restore?.() ?? null;
  const $state = map<ResourceState<T>>({
    data: restored,
    loading: false,
    error: null,
    stale: restored !== null,
  });
  let loadedAt = Number.NEGATIVE_INFINITY;
  let watch: Watch | null = null;
  let call: { controller: AbortController; done: Promise<void> } | null = null;

  function refresh(): Promise<void> {
    if (call) return call.done;
    const controller = new AbortController();
    const mine = { controller, done: Promise.resolve() };
    call = mine;
    $state.setKey('loading', true);
    mine.done = (async () => {
      try {
        const reply = await load(controller.signal);
        if (call !== mine) return;
        const data = keepSame($state.get().data, reply);
        keep?.(data);
        loadedAt = browserClock.now();
        $state.set({ data, loading: false, error: null, stale: false });
      } catch (thrown) {
        if (call !== mine) return;
        const error = toShellError(thrown);
        $state.set({
          ...$state.get(),
          loading: false,
          error: error.kind === 'aborted' ? null : error,
          stale: true,
        });
      } finally {
        if (call === mine) {
          call = null;
          watch?.update();
        }
      }
    })();
    return mine.done;
  }

  if (recovery) {
    const error = () => ($state.get().data === null ? $state.get().error : null);
    onMount($state, () => {
      watch = recovery.watch({ error, retry: refresh });
      return watch.stop;
    });
  }
  if (onDemand !== 'never') {
    onMount($state, () => {
      const { data, stale } = $state.get();
      if (onDemand === 'always' || data === null || stale) void refresh();
    });
  }
  return {
    $state,
    refresh,
    freshen(maxAge) {
      const age = browserClock.now() - loadedAt;
      // A clock that was set back tells no age.
      if ($state.get().stale || age < 0 || age > maxAge) void refresh();
    },
    mutate: (change) => $state.setKey('data', change($state.get().data)),
    reset() {
      const ended = call;
      call = null;
      ended?.controller.abort();
      loadedAt = Number.NEGATIVE_INFINITY;
      $state.set({ data: null, loading: false, error: null, stale: false });
    },
  };
}
