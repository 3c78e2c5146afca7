import { type MapStore, map, onMount } from 'nanostores';
import { type ShellError, toShellError } from '../errors';
import { keepSame } from './keep-same';

export interface ResourceState<T> {
  /** What is known: of this visit, or of the last one while `stale`. */
  data: T | null;
  /** Whether a call is under way. */
  loading: boolean;
  /** Why the last call failed; null after a success. */
  error: ShellError | null;
  /** The data is of an earlier visit or an earlier call. */
  stale: boolean;
}

export interface Resource<T> {
  readonly $state: MapStore<ResourceState<T>>;
  /**
   * Loads anew; joins a call that is under way. Never rejects: the failure is in `$state`. What comes again unchanged keeps its
   * identity, so that nothing is drawn anew.
   */
  refresh(): Promise<void>;
  /** Changes the data here, for what is shown before the server has answered. */
  mutate(change: (data: T | null) => T | null): void;
  /** Ends the call under way and forgets everything. */
  reset(): void;
}

export interface ResourceOptions<T> {
  load: (signal: AbortSignal) => Promise<T>;
  /** Data of the last visit, shown until the reply comes. */
  restore?: () => T | null;
  /** Called with what came from the server. */
  keep?: (data: T) => void;
  /** Load when the first listener comes (nanostores' onMount). Default true. */
  onDemand?: boolean;
}

/** Something loaded from the server and shown by several places: one call, one state (design: cached first). */
export function createResource<T>({ load, restore, keep, onDemand = true }: ResourceOptions<T>): Resource<T> {
  const restored = restore?.() ?? null;
  const $state = map<ResourceState<T>>({
    data: restored,
    loading: false,
    error: null,
    stale: restored !== null,
  });
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
        if (call === mine) call = null;
      }
    })();
    return mine.done;
  }

  if (onDemand) {
    onMount($state, () => {
      if ($state.get().data === null || $state.get().stale) void refresh();
    });
  }
  return {
    $state,
    refresh,
    mutate: (change) => $state.setKey('data', change($state.get().data)),
    reset() {
      const ended = call;
      call = null;
      ended?.controller.abort();
      $state.set({ data: null, loading: false, error: null, stale: false });
    },
  };
}
