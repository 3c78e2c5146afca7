import type { MessageCommands } from '../core/commands';

/**
 * The commands of a page, such as to open a dialog; the code loads at the first call. None but `openGuide` needs an element of
 * the shell. They reject with a ShellError `argument` where nothing can be shown for the arguments.
 */
export interface CommandMap extends MessageCommands {
  /** The quick-start guide. Resolves once it is open. Rejects with `no-provider` where the page has no bar. */
  openGuide: () => Promise<void>;
  /** The dialog of an announcement. Resolves when it is closed. */
  showAnnouncement: (id: string) => Promise<void>;
  /** The dialog of a message. Resolves when it is closed. */
  showNotice: (id: string) => Promise<void>;
  /** The dialog of a task. Resolves when it is closed. */
  showTask: (id: string) => Promise<void>;
  /**
   * Puts a widget into an element of a page without React (docs/public-face.md#widgets-without-react). Resolves once it
   * is there. Rejects with `argument` for a kind that is none, a target that is not on the page, options that are no
   * object.
   * @param target an element, or the selector of one; the widget is appended to it
   */
  mount: (kind: string, target: Element | string, options?: object) => Promise<MountedWidget>;
}

/** A widget on the page. */
export interface MountedWidget {
  readonly element: HTMLElement;
  /** Changes the options that it names; the others stay. */
  update(options: object): void;
  /** Takes it off the page. */
  unmount(): void;
}
