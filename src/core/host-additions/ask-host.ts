import { fromHost } from '../../page/platform/page-window';
import type { ErrorKind } from '../../page/report/error-codes';
import { isShellError, ShellError } from '../errors';
import type { Events } from '../events/events';
import type { TextKey } from '../i18n/texts';
import type { Clock } from '../platform/clock';

/**
 * The answer of a function of the host, as data of the shell. Rejects with what the function throws, and with `timeout`
 * where it does not answer.
 * @param limit ms
 */
export function askHost(fn: () => unknown, clock: Pick<Clock, 'after'>, limit: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(limit, () =>
      reject(hostError('timeout', 'error.timeout', 'no answer in time')),
    );
    // A promise of the page may be of a library, and so may what throws.
    new Promise((answer) => answer(fn())).then(
      (value) => {
        cancel();
        resolve(fromHost(value));
      },
      (error) => {
        cancel();
        reject(error);
      },
    );
  });
}

/** The failure of a function of the host as an error that a person can read. The host's own words are for its developer. */
export const hostFailure = (error: unknown): ShellError =>
  isShellError(error) ? error : hostError('shell', 'error.failed', String(error));

export const hostError = (kind: ErrorKind, messageKey: TextKey, message: string): ShellError =>
  new ShellError({ kind, code: kind === 'shell' ? 'callback' : kind, messageKey, message });

/** Reports that a function of the host has failed. @param from such as `search.addSource "returns": find` */
export function reportHost(events: Pick<Events, 'error'>, from: string, error: unknown): void {
  const message = `${from}: ${error instanceof Error ? error.message : String(error)}`;
  console.error(`@oms/shell: ${message}`, error);
  events.error('callback', message, from.split(' ', 1)[0] ?? from);
}

/** Calls a function of the host whose answer nobody needs. It breaks nothing: a failure is reported. */
export function callHost(events: Pick<Events, 'error'>, from: string, fn: () => unknown): void {
  new Promise((answer) => answer(fn())).catch((error) => reportHost(events, from, error));
}
