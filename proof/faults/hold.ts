import type { Call, Fault } from './line';

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
 * @param places `at work`: the service is at the calls of all. `both`: those of every second one it has answered
 * already, and the browser
 *   does not know.
 */
export function holdCalls(isIt: (call: Call) => boolean, people: number, places: 'at work' | 'both'): Hold {
  const toBeAnswered = places === 'both' ? Math.floor(people / 2) : 0;
  let begun = 0;
  let answered = 0;
  let arrived = 0;
  const full = latch();
  const allAnswered = latch();
  if (toBeAnswered === 0) allAnswered.open();
  let open = (_: 'broken' | 'whole') => {};
  const opened = new Promise<'broken' | 'whole'>((resolve) => {
    open = resolve;
  });
  return {
    full: full.opened,
    open: (how) => open(how),
    fault: {
      hits: (call) => call.method !== 'OPTIONS' && isIt(call),
      async answer(_, forward, response) {
        const isAnswered = begun++ < toBeAnswered;
        // The others come last, so that the service is at them still.
        if (!isAnswered) await allAnswered.opened;
        const reply = forward().catch(() => null);
        if (isAnswered) {
          await reply;
          answered += 1;
          if (answered === toBeAnswered) allAnswered.open();
        }
        arrived += 1;
        if (arrived >= people) full.open();
        const whole = (await opened) === 'whole' ? await reply : null;
        if (!whole) response.destroy();
        return whole ?? undefined;
      },
    },
  };
}

function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
