import { isShellError, isTypeError, ShellError, toShellError } from '../errors';
import { type Call, nameOf } from './call';
import { MESSAGES } from './error-catalogue';

/** Any failure of a call as a ShellError; the reason of an aborted signal goes before what was thrown. */
export function failureOf(error: unknown, call: Call, signal: AbortSignal): ShellError {
  if (signal.aborted && isShellError(signal.reason)) return signal.reason;
  if (signal.aborted) return aborted(call, signal.reason);
  // `fetch` rejects with a TypeError where the network fails.
  if (isTypeError(error)) return networkFailed(nameOf(call), error);
  return toShellError(error);
}

export const aborted = (call: Call, cause?: unknown): ShellError =>
  new ShellError({
    kind: 'aborted',
    code: 'aborted',
    messageKey: MESSAGES.aborted,
    call: nameOf(call),
    cause,
  });

export const networkFailed = (call: string, cause: unknown): ShellError =>
  new ShellError({ kind: 'network', code: 'network', messageKey: MESSAGES.network, call, cause });

export const timedOut = (call: Call): ShellError =>
  new ShellError({ kind: 'timeout', code: 'timeout', messageKey: MESSAGES.timeout, call: nameOf(call) });

/** There is no session, so the call is not sent. */
export const unauthorised = (call: Call): ShellError =>
  new ShellError({
    kind: 'unauthorised',
    code: '401',
    messageKey: MESSAGES.unauthorised,
    call: nameOf(call),
  });

/** A write is refused while the organisation is switched. */
export const switching = (call: Call): ShellError =>
  new ShellError({
    kind: 'shell',
    code: 'org-switching',
    messageKey: 'org.switching',
    call: nameOf(call),
  });
