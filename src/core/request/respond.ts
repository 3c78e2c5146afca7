import { isShellError } from '../errors';
import type { Attempts } from './attempts';
import { type Call, isRead, type ReadResponse } from './call';
import type { Epochs } from './epochs';
import { aborted, switching } from './failures';
import { abortable } from './signals';

/** Makes a call and reads its response. Rejects with a ShellError. */
export type Respond = <T>(call: Call, outer: AbortSignal | undefined, read: ReadResponse<T>) => Promise<T>;

/**
 * Keeps a call within its epoch: a read that a switch of the organisation has ended waits for the end of the switch, and is
 * sent once more if the switch has failed.
 * @param onForbidden called for each 403: the service may refuse the organisation, not the call
 */
export function createRespond(epochs: Epochs, attempts: Attempts, onForbidden: () => void): Respond {
  return async (call, outer, read) => {
    // A call that names its organisation, or needs no session, belongs to no epoch: the switch itself makes such calls.
    if (call.options.auth === false || call.options.contextId !== undefined) {
      return attempts(call, outer, epochs.life(), read);
    }
    for (;;) {
      const signal = epochs.signal();
      let pending = epochs.pending();
      if (pending === null) {
        try {
          return await attempts(call, outer, signal, read);
        } catch (error) {
          if (isShellError(error) && error.kind === 'forbidden') onForbidden();
          pending = epochs.pending();
          if (!isRead(call) || !signal.aborted || outer?.aborted || pending === null) throw error;
        }
      } else if (!isRead(call)) throw switching(call);
      const over = await (outer ? abortable(pending, outer) : pending);
      if (over) throw aborted(call);
    }
  };
}
