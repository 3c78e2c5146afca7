import { type ShellError, toShellError } from '../core/errors';
import type { Events } from '../core/events/events';
import type { CommandMap } from './command-map';

/** What has a dialog of its own: an announcement, a message, a task. */
export type Detail = 'showAnnouncement' | 'showNotice' | 'showTask';

interface Page {
  commands: { run(name: Detail, id: string): ReturnType<CommandMap[Detail]> };
  events: Pick<Events, 'error'>;
}

/**
 * Opens a dialog, and resolves when it is closed. Never rejects.
 * @param failed shows the error, or names the part of the shell for which `oms-error` has it
 */
export async function openDetail(
  { commands, events }: Page,
  name: Detail,
  id: string,
  failed: string | ((error: ShellError) => void),
): Promise<void> {
  try {
    await commands.run(name, id);
  } catch (thrown) {
    const error = toShellError(thrown);
    if (typeof failed === 'string') events.error(error.kind, error.message, failed);
    else failed(error);
  }
}
