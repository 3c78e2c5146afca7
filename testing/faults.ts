import { Refusal } from '../src/core/fixtures/answers';

/**
 * How a call fails: `network` as an unreachable service does, a number as that status of HTTP without a reply of ours,
 * or the code and the message of a reply.
 */
export type Failure =
  | 'network'
  | number
  | { readonly code: number; readonly message: string; readonly status?: number; readonly data?: unknown };

/** Method and path, as `GET /api/v1/BizNotify/stats`; without the path every call of the method, `*` every call. */
export type CallName = string;

/** What stands between a call and its answer. */
export interface Faults {
  fail(call: CallName, failure?: Failure): () => void;
  delay(call: CallName, ms: number): () => void;
  hold(call: CallName): () => void;
  /** Resolves once nothing holds or delays the call. @returns how it fails, or undefined */
  pass(call: CallName, signal: AbortSignal | null): Promise<Failure | undefined>;
  clear(): void;
}

interface Fault {
  readonly call: CallName;
  readonly failure?: Failure;
  readonly ms?: number;
  readonly released?: Promise<void>;
  readonly release?: () => void;
}

export function createFaults(): Faults {
  const faults = new Set<Fault>();

  function add(fault: Fault): () => void {
    faults.add(fault);
    return () => {
      faults.delete(fault);
      fault.release?.();
    };
  }

  const applies = ({ call }: Fault, name: CallName) =>
    call === '*' || call === name || name.startsWith(`${call} `);
  /** The latest counts. */
  const latest = (name: CallName, has: (fault: Fault) => boolean) =>
    [...faults].findLast((fault) => applies(fault, name) && has(fault));

  return {
    fail: (call, failure = { code: 500, message: 'The service is out of order' }) => add({ call, failure }),
    delay: (call, ms) => add({ call, ms }),
    hold(call) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      return add({ call, released, release });
    },
    async pass(name, signal) {
      const held = latest(name, ({ released }) => released !== undefined);
      if (held?.released) await untilAborted(held.released, signal);
      const slow = latest(name, ({ ms }) => ms !== undefined);
      if (slow) await untilAborted(new Promise((resolve) => setTimeout(resolve, slow.ms)), signal);
      return latest(name, ({ failure }) => failure !== undefined)?.failure;
    },
    clear() {
      for (const fault of faults) fault.release?.();
      faults.clear();
    },
  };
}

/** Rejects as `fetch` does where the caller gives up meanwhile. */
function untilAborted(promise: Promise<unknown>, signal: AbortSignal | null): Promise<unknown> {
  if (!signal) return promise;
  const aborted = new Promise((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  aborted.catch(() => {});
  return Promise.race([promise, aborted]);
}

/** The response of a failing call. Rejects for one whose service is out of reach. */
export function failedResponse(failure: Failure): Response {
  if (failure === 'network') throw new TypeError('Failed to fetch');
  if (typeof failure === 'number') return new Response('', { status: failure });
  return refusalResponse(new Refusal(failure.code, failure.message, failure.status, failure.data));
}

export const refusalResponse = ({ code, message, status, data }: Refusal): Response =>
  Response.json({ code, message, data }, { status });
