import { isShellError } from '../errors';
import { withoutSecrets } from './without-secrets';

/** A call that failed, as it can be told to others: without queries and tokens. */
export interface FailedCall {
  /** Epoch ms. */
  at: number;
  /** Method and path. */
  call: string;
  /** HTTP status; null without a response. */
  status: number | null;
  /** The reply's code, or a word of the shell's. */
  code: string;
}

/** How many are kept. */
const KEPT = 10;
const MOST_CODE = 40;

/** Remembers the last calls that failed, for a report of the person (docs/behaviour.md#feedback). They never leave by themselves. */
export function createFailedCalls(now: () => number) {
  const failed: FailedCall[] = [];
  /** Callers that share a call get one and the same error. */
  let last: unknown;
  return {
    list: (): readonly FailedCall[] => [...failed],
    /** Passes the outcome of a call on. */
    async watch<T>(outcome: Promise<T>): Promise<T> {
      try {
        return await outcome;
      } catch (error) {
        if (isShellError(error) && error.kind !== 'aborted' && error !== last) {
          last = error;
          const { call = '', code, response } = error;
          const [method = '', path = ''] = call.split(' ');
          failed.push({
            at: now(),
            call: `${method} ${withoutSecrets(path)}`,
            status: response?.status ?? null,
            code: code.slice(0, MOST_CODE),
          });
          if (failed.length > KEPT) failed.shift();
        }
        throw error;
      }
    },
  };
}
