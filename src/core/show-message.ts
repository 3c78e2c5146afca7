import type { Commands, Message, OwnCommands } from './commands';
import type { ShellError } from './errors';
import type { Events } from './events/events';

/**
 * Shows a message of the shell. Never rejects: a page without an element that shows messages goes on without it, and `oms-error` has
 * the error that the message tells of, or else that the message cannot be shown.
 * @param source names the part of the shell that has something to say
 * @param error that the message tells of, where nothing else reports it
 */
export const showMessage = (
  { commands, events }: { commands: Pick<Commands<OwnCommands>, 'run'>; events: Pick<Events, 'error'> },
  message: Message,
  source: string,
  error?: ShellError,
): Promise<void> =>
  commands
    .run('showMessage', message)
    .catch((reason: unknown) =>
      events.error(error?.kind ?? 'shell', error?.message ?? `a message cannot be shown: ${reason}`, source),
    );
