import { ShellError } from './errors';

/**
 * What a page can ask the shell to show; done by parts that are loaded when they are first asked for. All reject with a
 * ShellError: `no-provider` where no element on the page can do it, `argument` for an argument that cannot be used.
 */
export interface CommandMap {
  /** The quick-start guide (spec 2.8). Resolves once it is open. */
  openGuide: () => Promise<void>;
  /** The dialog of an announcement (spec 2.6). Resolves when it is closed. */
  showAnnouncement: (id: string) => Promise<void>;
  /** The dialog of a message (spec 2.6). Resolves when it is closed. */
  showNotice: (id: string) => Promise<void>;
  /** The dialog of a task (spec 2.6). Resolves when it is closed. */
  showTask: (id: string) => Promise<void>;
  /** A notice in a corner of the page. Resolves once it is shown. */
  notify: (notice: NotifyOptions) => Promise<void>;
  /** Asks, and resolves with the answer; false, too, when another question comes, or another organisation. */
  confirm: (question: ConfirmOptions) => Promise<boolean>;
}

export interface NotifyOptions {
  /** `error` is announced at once and stays until closed; the others go by themselves. Default `info`. */
  tone?: 'info' | 'success' | 'warning' | 'error';
  title: string;
  text?: string;
  /** Milliseconds that it stays, 0 for until closed. Default 7000 (spec 9), for an error 0. */
  duration?: number;
  /** http or https; a press on it is told by `oms-navigate` first. */
  link?: { text: string; url: string };
}

export interface ConfirmOptions {
  title: string;
  text?: string;
  /** Text of the button that says yes; default the locale's. */
  confirmText?: string;
  /** For what cannot be undone: the button is red. */
  danger?: boolean;
}

export interface Commands {
  /** Says who does it; a later provider replaces an earlier one. */
  provide<N extends keyof CommandMap>(name: N, run: CommandMap[N]): void;
  /** Rejects with a ShellError `no-provider` where no element on the page can do it. */
  run<N extends keyof CommandMap>(
    name: N,
    ...args: Parameters<CommandMap[N]>
  ): Promise<Awaited<ReturnType<CommandMap[N]>>>;
}

export function createCommands(): Commands {
  const providers = new Map<keyof CommandMap, (...args: never[]) => Promise<unknown>>();
  return {
    provide: (name, run) => void providers.set(name, run),
    run<N extends keyof CommandMap>(name: N, ...args: Parameters<CommandMap[N]>) {
      const run = providers.get(name);
      const answer = run
        ? run(...(args as never[]))
        : Promise.reject(
            new ShellError({
              kind: 'shell',
              code: 'no-provider',
              messageKey: 'error.noProvider',
              call: name,
            }),
          );
      return answer as Promise<Awaited<ReturnType<CommandMap[N]>>>;
    },
  };
}
