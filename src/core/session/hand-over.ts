import type { Platform } from '../platform/platform';
import type { Arrival } from './ticket';

/** ms in which the tab that asked for a ticket has to answer. */
const ANSWER_TIMEOUT = 5_000;

/**
 * Gives a ticket to the tab whose small window this is. The login page cuts the way to `opener`, so it goes to all tabs
 * of the origin, and the one that knows its state takes it.
 * @returns whether a tab has taken it; else nobody here has asked for it
 */
export function handOver(
  { tabs, clock }: Pick<Platform, 'tabs' | 'clock'>,
  { ticket, state }: Pick<Arrival, 'ticket' | 'state'>,
): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (taken: boolean) => {
      stop();
      cancel();
      resolve(taken);
    };
    const stop = tabs.listen((message) => {
      if (message.type === 'ticket-taken' && message.state === state) end(true);
    });
    const cancel = clock.after(ANSWER_TIMEOUT, () => end(false));
    if (!tabs.post({ type: 'ticket', state, ticket })) end(false);
  });
}
