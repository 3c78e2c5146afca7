import { ShellError } from './errors';

/** Commands that show messages; the shell has further commands. */
export interface MessageCommands {
  /** Shows a toast in a corner of the page. Resolves once it is shown. */
  notify: (options: NotifyOptions) => Promise<void>;
  /**
   * Asks the user, and resolves with the answer; false too when another question replaces this one, or the organisation
   * changes.
   */
  confirm: (question: ConfirmOptions) => Promise<boolean>;
}

/** Commands that hosts do not have. */
export interface OwnCommands {
  /** Shows a toast whose texts change with the language of the page. Resolves once it is shown. */
  showMessage: (message: Message) => Promise<void>;
  /** Shows the dialog that asks the user of a lapsed session to sign in again. Resolves once its element is there. */
  askToSignIn: () => Promise<void>;
  /** Shows the keys that lead somewhere on this page. Provided once the page listens for them. */
  showKeys: () => Promise<void>;
  /** Sends what the user could still take back. Resolves once that is sent, or after a while. Provided once there may be such. */
  flush: () => Promise<void>;
  /** Asks whether to leave forms with changes; true at once where nothing would be lost. Provided once there is such a form. */
  askToLeave: () => Promise<boolean>;
}

export interface NotifyOptions {
  /** `error` is announced at once and stays until closed; the others close by themselves. Default `info`. */
  tone?: 'info' | 'success' | 'warning' | 'error';
  title: string;
  text?: string;
  /** Time in ms that the toast stays; 0: until it is closed. Default 7000, for an error 0. */
  duration?: number;
  /** http or https; a press emits `oms-navigate` first. */
  link?: { text: string; url: string };
}

/** A message of the shell's own. Its texts are read at every render: they change with the language of the page. */
export interface Message {
  tone: 'success' | 'warning' | 'error';
  title: () => string;
  text?: () => string;
  /** As in `NotifyOptions`. */
  duration?: number;
}

/** A dangerous action, which cannot be undone, names its verb, such as "Delete": "OK" does not say what happens. */
export type ConfirmOptions = {
  title: string;
  text?: string;
  /**
   * Sent with the yes, while the button of it is busy. Where it rejects the question stays and shows why; where it
   * resolves the question closes, and the `message` of the reply is a toast.
   * @example request: () => OmsShell.request.post('/api/v1/Order/cancel', { id })
   */
  request?: () => Promise<unknown>;
} & (
  | {
      danger?: false;
      /** Text of the confirming button; default the locale's. */
      confirmText?: string;
    }
  | {
      /** For actions that cannot be undone: the confirming button is red, the other one has the focus. */
      danger: boolean;
      /** Text of the confirming button: a verb. */
      confirmText: string;
    }
);

type Run = (...args: never[]) => Promise<unknown>;
/** A map of commands: each value is an asynchronous function. */
type CommandsOf<M> = { [N in keyof M]: Run };

/** Commands by name; each has a provider on the page that runs it. */
export interface Commands<M extends CommandsOf<M>> {
  /** Sets the provider of a command; a later provider replaces an earlier one. */
  provide<N extends keyof M>(name: N, run: M[N]): void;
  provides(name: keyof M): boolean;
  /** Rejects with a ShellError `no-provider` where no element on the page provides the command. */
  run<N extends keyof M>(name: N, ...args: Parameters<M[N]>): Promise<Awaited<ReturnType<M[N]>>>;
}

export function createCommands<M extends CommandsOf<M>>(): Commands<M> {
  const providers = new Map<keyof M, Run>();
  return {
    provide: (name, run) => void providers.set(name, run as Run),
    provides: (name) => providers.has(name),
    run<N extends keyof M>(name: N, ...args: Parameters<M[N]>) {
      const run = providers.get(name);
      const answer = run
        ? run(...(args as never[]))
        : Promise.reject(
            new ShellError({
              kind: 'shell',
              code: 'no-provider',
              messageKey: 'error.noProvider',
              call: String(name),
            }),
          );
      return answer as Promise<Awaited<ReturnType<M[N]>>>;
    },
  };
}
