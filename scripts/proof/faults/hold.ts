import type { Call, Fault } from './line';

/** Where a call is when the service fails. */
export type Place =
  /** The service is at it. */
  | 'at work'
  /** The service has answered, and the browser does not know. */
  | 'reply on the way';

/** Holds the calls of some people, so that the service fails for all of them at the same place. */
export interface Hold {
  readonly fault: Fault;
  /** Resolves once the calls of all are there. */
  readonly full: Promise<void>;
  /** Ends the lines of these calls, as the end of the service does, or lets them go on. */
  open(how: 'broken' | 'whole'): void;
}

/**
 * @param isIt the call that is meant; others go on as ever
 * @param people how many of them are waited for
 */
export function holdCalls(isIt: (call: Call) => boolean, place: Place, people: number): Hold {
  let arrived = 0;
  let fill = () => {};
  const full = new Promise<void>((resolve) => {
    fill = resolve;
  });
  let open = (_: 'broken' | 'whole') => {};
  const opened = new Promise<'broken' | 'whole'>((resolve) => {
    open = resolve;
  });
  const arrive = () => {
    arrived += 1;
    if (arrived >= people) fill();
  };
  return {
    full,
    open: (how) => open(how),
    fault: {
      hits: (call) => call.method !== 'OPTIONS' && isIt(call),
      async answer(_, forward, response) {
        const answered = forward().catch(() => null);
        if (place === 'reply on the way') await answered;
        arrive();
        const answer = (await opened) === 'whole' ? await answered : null;
        if (!answer) response.destroy();
        return answer ?? undefined;
      },
    },
  };
}
