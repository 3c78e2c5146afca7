import type { MessageCommands } from '../core/commands';

/**
 * The commands of a page, such as to open a dialog; the code loads at the first call. All reject with a ShellError: `no-provider`
 * where no element on the page provides the command, `argument` for an argument that cannot be used.
 */
export interface CommandMap extends MessageCommands {
  /** The quick-start guide. Resolves once it is open. */
  openGuide: () => Promise<void>;
  /** The dialog of an announcement. Resolves when it is closed. */
  showAnnouncement: (id: string) => Promise<void>;
  /** The dialog of a message. Resolves when it is closed. */
  showNotice: (id: string) => Promise<void>;
  /** The dialog of a task. Resolves when it is closed. */
  showTask: (id: string) => Promise<void>;
}
