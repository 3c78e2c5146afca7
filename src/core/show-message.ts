import type { Commands, Message, OwnCommands } from './commands';
import { type ShellError, toShellError } from './errors';
import type { Events } from './events/events';

/**
 * Shows a message of the shell. Never rejects: a page without an element that shows messages goes on without it, and
 * `oms-error` has the error that the message tells of, or else why it cannot be shown.
 * @param source names the part of the shell that has something to say
 * @param told the error that the message tells of, where nothing else reports it
 */
export const showMessage = (
  { commands, events }: { commands: Pick<Commands<OwnCommands>, 'run'>; events: Pick<Events, 'error'> },
  message: Message,
  source: string,
  told?: ShellError,
): Promise<void> =>
  commands.run('showMessage', message).catch((thrown: unknown) => {
    const error = told ?? toShellError(thrown);
    events.error(error.kind, error.message, source);
  });
