import { isRecord } from '../../page/json/json';
import { isShellError } from '../errors';

/** Options of the call that sends a form, to be passed on to the request. */
export interface Once {
  /** The same for every try to send one filled-in form: a service that has carried one out does no other. */
  readonly idempotencyKey: string;
}

/** A form that is filled in, over all tries to send it (docs/behaviour.md#forms). */
export interface Submission {
  /** Null before the first try. A draft that outlives the page keeps it. */
  key(): string | null;
  /**
   * Sends the form; once that has succeeded the next form begins. Where the service has carried out an earlier try with
   * another content, `amend` turns the present one into a change of what that has made; without `amend` it rejects, and
   * the next try is a form of its own.
   */
  send<T>(send: (once: Once) => Promise<T>, amend?: (made: unknown, once: Once) => Promise<T>): Promise<T>;
  /** Another form begins, or goes on with the key of its draft. */
  startOver(key?: string | null): void;
}

/** More changes of a form whose replies were all lost are another fault. */
const MOST_AMENDED = 3;

/** @param secret gives a value that nothing else has */
export function createSubmission(secret: () => string): Submission {
  let key: string | null = null;
  let earlier: { data: unknown } | null = null;
  const startOver = (next: string | null = null) => {
    key = next;
    earlier = null;
  };

  return {
    key: () => key,
    startOver,
    async send(send, amend) {
      for (let amended = 0; ; amended++) {
        key ??= secret();
        const mine = key;
        const once: Once = { idempotencyKey: mine };
        try {
          const reply = await (earlier && amend ? amend(earlier.data, once) : send(once));
          if (key === mine) startOver();
          return reply;
        } catch (error) {
          const found = carriedOut(error);
          if (!found || key !== mine) throw error;
          startOver();
          if (!amend || amended === MOST_AMENDED) throw error;
          earlier = found;
        }
      }
    },
  };
}

/** The data of the reply to an earlier try, which had the same key and another content (code 10048); null for other errors. */
function carriedOut(error: unknown): { data: unknown } | null {
  if (!isShellError(error) || error.code !== '10048') return null;
  return { data: isRecord(error.body) ? error.body.data : undefined };
}
