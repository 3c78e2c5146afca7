import { isShellError, type ShellError } from '../errors';

export interface FailedCall {
  /** Epoch ms. */
  at: number;
  error: ShellError;
}

/** How many are kept. */
const KEPT = 10;

/**
 * Remembers the last calls that failed, for a report of the person (docs/behaviour.md#feedback). They never leave by
 * themselves.
 */
export function createFailedCalls(now: () => number) {
  const failed: FailedCall[] = [];
  return {
    list: (): readonly FailedCall[] => [...failed],
    /** Passes the outcome of a call on. */
    async watch<T>(outcome: Promise<T>): Promise<T> {
      try {
        return await outcome;
      } catch (error) {
        // Callers that share a call get one and the same error.
        if (isShellError(error) && error.kind !== 'aborted' && failed.at(-1)?.error !== error) {
          failed.push({ at: now(), error });
          if (failed.length > KEPT) failed.shift();
        }
        throw error;
      }
    },
  };
}
