import { atom, type ReadableAtom } from 'nanostores';
import { loadPart } from '../../page/platform/load-part';
import { isTypeError, type ShellError } from '../errors';
import type { Platform } from '../platform/platform';
import { isTransient } from '../request/transient';
import type { Recovering } from './recovering';

/** Something that a page needs and that may fail to load. */
export interface Part {
  /** Why it is missing; null while it is there, or loads. */
  error(): ShellError | null;
  /** Loads it again. Never rejects: the failure is in `error()`. */
  retry(): Promise<void>;
}

export interface Watch {
  /** To be called after each change of `error()`. */
  update(): void;
  stop(): void;
}

/**
 * Tries again what has failed to load, until it is there: a page that met an outage while it loaded comes to life by
 * itself. All parts of a page are tried at the same times.
 */
export interface Recovery {
  /** Clock time in ms of the next try, or of the one that runs; null while nothing waits for one. */
  readonly $next: ReadableAtom<number | null>;
  watch(part: Part): Watch;
  stop(): void;
}

/** Delay in ms before the code that tries again is fetched once more, if that fails. */
const RELOAD_DELAY = 5_000;

/** Whether a part is missing for a reason that may pass. A host's `getToken` that fails in the network rejects as it likes. */
export const isWaiting = (part: Part): boolean => {
  const error = part.error();
  return error !== null && (isTransient(error) || isTypeError(error.cause));
};

/** The part of it that every page loads. What tries again loads at the first failure. */
export function createRecovery(platform: Platform): Recovery {
  const parts = new Set<Part>();
  const $next = atom<number | null>(null);
  let recovering: Recovering | null = null;
  let loading = false;
  let stopped = false;

  function load(): void {
    loading = true;
    loadPart(() => import('./recovering')).then(
      ({ createRecovering }) => {
        if (stopped) return;
        recovering = createRecovering(platform, parts, $next);
        recovering.update();
      },
      // The part that failed has its own report; this is its second try.
      () => platform.clock.after(RELOAD_DELAY, load),
    );
  }

  function update(): void {
    if (recovering) recovering.update();
    else if (!loading && [...parts].some(isWaiting)) {
      // Known at once with the failure, so that its words do not move what is drawn already.
      $next.set(platform.clock.now());
      load();
    }
  }

  return {
    $next,
    watch(part) {
      parts.add(part);
      return {
        update,
        stop() {
          parts.delete(part);
          update();
        },
      };
    },
    stop() {
      stopped = true;
      recovering?.stop();
    },
  };
}
