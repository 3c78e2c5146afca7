import type { Message } from './commands';
import type { StoreContext } from './store/define-store';

/**
 * Shows a message of the shell. A page without an element that shows messages goes on without it, and `doctor()` knows.
 * @param source names the part of the shell that has something to say
 */
export const showMessage = (
  { commands, events }: Pick<StoreContext, 'commands' | 'events'>,
  message: Message,
  source: string,
): Promise<void> =>
  commands
    .run('showMessage', message)
    .catch((error: unknown) => events.error('shell', `a message cannot be shown: ${error}`, source));
